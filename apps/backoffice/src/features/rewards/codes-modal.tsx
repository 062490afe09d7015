import { Button } from '@mantine/core'
import type { AdminCouponBatch } from '@maru/contract'
import { spacedCouponCode } from '@maru/contract/coupon-code'
import { useLanguage, useText } from '@maru/i18n/react'
import { saveCsv } from '@maru/ui/table-file/csv-file.ts'
import { useState } from 'react'
import { Modal } from '../../shared/parts/dialog.tsx'
import { seoulMinute } from '../../shared/time/seoul.ts'
import { printLines } from './print-lines.ts'
import { worthText } from './worth-text.ts'
import './rewards.css'

type Props = { batch: AdminCouponBatch; codes: readonly string[]; onClose: () => void }

/** Numbers of a batch, once: they are not stored. It closes only when they were taken away, or on a second press. */
export const CodesModal = ({ batch, codes, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const language = useLanguage()
  const [isTaken, setTaken] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const title = batch.titles[language]
  const spaced = codes.map(spacedCouponCode)
  const save = () => {
    saveCsv(`coupons-${batch.batchId}`, [
      [say('codes.serial'), say('codes.code'), say('batch.each'), say('batch.until')],
      ...spaced.map((code, at) => [at + 1, code, batch.amount, seoulMinute(batch.expiresAt)]),
    ])
    setTaken(true)
  }
  const print = () => {
    printLines(
      `${title} · ${worthText(batch, batch.amount)} · ${seoulMinute(batch.expiresAt)}`,
      spaced.map((code, at) => `${at + 1}. ${code}`),
    )
    setTaken(true)
  }
  const leave = () => (isTaken || wasAsked ? onClose() : setAsked(true))
  return (
    <Modal opened size="lg" onClose={leave} closeOnClickOutside={false} title={say('codes.title', { title })}>
      <div className="form">
        <p className="second">{say('codes.once')}</p>
        <ol className="codes num" aria-label={say('codes.code')}>
          {spaced.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        {wasAsked && !isTaken && <p role="alert">{say('codes.lost')}</p>}
        <div className="form-actions">
          <Button onClick={leave}>{t('act.close')}</Button>
          <Button onClick={print}>{say('codes.print')}</Button>
          <Button variant="filled" onClick={save}>
            {t('tables.csv')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
