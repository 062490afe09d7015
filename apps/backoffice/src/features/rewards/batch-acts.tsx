import { Button } from '@mantine/core'
import type { AdminCouponBatch } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { BatchCoupons } from './batch-coupons.tsx'
import { useConfirmBatch, useDropBatch, useIssueBatch, useVoidBatch } from './calls/coupons.ts'
import { CodesModal } from './codes-modal.tsx'
import { worthText } from './worth-text.ts'

type Act = 'confirm' | 'issue' | 'void' | 'see'

/** What can be done with a batch in its state. Each that gives or takes money away asks first. */
export const BatchActs = ({ batch }: { batch: AdminCouponBatch }) => {
  const say = useText('office-rewards')
  const language = useLanguage()
  const may = useMay()
  const [confirm, drop, issue, withdraw] = [useConfirmBatch(), useDropBatch(), useIssueBatch(), useVoidBatch()]
  const [asked, setAsked] = useState<Act>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => setAsked(undefined)
  const params = { batchId: batch.batchId }
  const title = batch.titles[language]
  const { state } = batch
  const mayManage = may('rewards.manage')
  const button = (act: Act, label: string, isFilled = false) => (
    <Button size="compact-sm" {...(isFilled ? { variant: 'filled' } : {})} onClick={() => setAsked(act)}>
      {label}
    </Button>
  )
  return (
    <span className="row">
      {mayManage && state === 'waiting' && !batch.isOwn && button('confirm', say('act.confirm'), true)}
      {mayManage && state === 'ready' && button('issue', say('act.issue'), true)}
      {mayManage && (state === 'waiting' || state === 'ready') && (
        <Button size="compact-sm" loading={drop.isPending} onClick={() => drop.mutate({ params })}>
          {say('act.drop')}
        </Button>
      )}
      {(state === 'issued' || state === 'voided') && button('see', say('act.see'))}
      {mayManage && state === 'issued' && button('void', say('act.void'))}
      {(asked === 'confirm' || asked === 'issue') && (
        <ConfirmModal
          title={say(`ask.${asked}`, { title })}
          confirmLabel={say(`act.${asked}`)}
          isBusy={confirm.isPending || issue.isPending}
          onConfirm={() =>
            asked === 'confirm'
              ? confirm.mutate({ params }, { onSettled: close })
              : issue.mutate({ params }, { onSuccess: (made) => setCodes(made.codes), onSettled: close })
          }
          onClose={close}
        >
          <b className="num">
            {say('ask.sum', {
              each: worthText(batch, batch.amount),
              count: digits(batch.count),
              sum: worthText(batch, batch.amount * batch.count),
            })}
          </b>{' '}
          {say(`ask.${asked}-note`)}
        </ConfirmModal>
      )}
      {asked === 'void' && (
        <ReasonModal
          title={say('ask.void', { title })}
          note={say('ask.void-note')}
          presets={[]}
          confirmLabel={say('act.void')}
          isBusy={withdraw.isPending}
          onConfirm={(reason) => withdraw.mutate({ params, body: { reason } }, { onSettled: close })}
          onClose={close}
        />
      )}
      {asked === 'see' && <BatchCoupons batch={batch} onClose={close} />}
      {codes && <CodesModal batch={batch} codes={codes} onClose={() => setCodes(undefined)} />}
    </span>
  )
}
