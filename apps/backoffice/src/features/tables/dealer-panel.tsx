import { Button, TextInput } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { digits } from '../../shared/money.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useOrder } from './calls/order.ts'
import { dealtText, readDealt } from './typed-result.rules.ts'

const hints: Partial<Record<DeskTable['game'], Key<'office'>>> = {
  roulette: 'tables.type-pocket',
  'multiplier-roulette': 'tables.type-pocket',
  'sic-bo': 'tables.type-dice',
}

/** Results of a table with a stream: typed or scanned by one of the staff, confirmed by another. */
export const DealerPanel = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(table)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  if (!may('tables.run')) return null
  const typed = table.waiting.filter(({ kind }) => kind === 'result')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const dealt = readDealt(table.game, text)
    setWrong(!dealt)
    if (dealt) give({ kind: 'type-result', round: table.round, dealt }, () => setText(''))
  }
  return (
    <Panel
      title={t('tables.type')}
      head={<span className="quiet num">{t('tables.round-number', { round: digits(table.round) })}</span>}
    >
      <div className="panel-pad form table-dealer">
        <p className="second">{t('tables.type-note')}</p>
        {typed.map(({ requestId, round, dealt, askedBy, isOwn }) => (
          <div key={requestId} className="form">
            <p>
              <b className="table-typed">{dealt && dealtText(dealt)}</b> <span className="quiet">{askedBy}</span>
            </p>
            {isOwn ? (
              <p className="warn-bar">{t('minigames.cancel-other')}</p>
            ) : (
              <Button
                variant="filled"
                disabled={isBusy}
                onClick={() => give({ kind: 'confirm-result', round, typed: requestId })}
              >
                {t('tables.type-confirm')}
              </Button>
            )}
          </div>
        ))}
        <form className="form" noValidate onSubmit={send}>
          <TextInput
            label={t('tables.result')}
            description={t(hints[table.game] ?? 'tables.type-cards')}
            autoComplete="off"
            maxLength={240}
            value={text}
            error={isWrong && t('tables.type-bad')}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <Button type="submit" loading={isBusy}>
            {t('tables.type-send')}
          </Button>
        </form>
      </div>
    </Panel>
  )
}
