import { Button } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits, sumText } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulShort } from '../../shared/time/seoul.ts'
import { useOrder } from './calls/order.ts'
import { mayBeVoided } from './table-words.ts'

/** One of the staff asks with a reason, another confirms: only then does every stake of the round come back. */
export const VoidRound = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const { give, isBusy } = useOrder(table)
  /** The round that staff looked at when they pressed; a later one is another matter. */
  const [asking, setAsking] = useState<number>()
  const [confirming, setConfirming] = useState<string>()
  const waiting = table.waiting.find(({ kind }) => kind === 'void')
  const mayRun = may('tables.run')
  if (!waiting && !mayRun && !may('tables.deal')) return null
  const sums = { round: digits(table.round), players: digits(table.players), sum: sumText(table.staked) }
  return (
    <Panel title={t('tables.void')} head={<span className="quiet">{t('minigames.four-eyes')}</span>}>
      <div className="panel-pad form">
        {waiting ? (
          <>
            <p>
              <b>{waiting.askedBy}</b> <span className="quiet num">{seoulShort(waiting.askedAt, now)}</span>{' '}
              <span className="num">{t('tables.round-number', { round: digits(waiting.round) })}</span>
            </p>
            <p className="second">{waiting.reason}</p>
            {waiting.isOwn && <p className="warn-bar">{t('minigames.cancel-other')}</p>}
            {mayRun && (
              <div className="row">
                {!waiting.isOwn && (
                  <Button variant="filled" color="red" onClick={() => setConfirming(waiting.requestId)}>
                    {t('tables.void-confirm')}
                  </Button>
                )}
                <Button disabled={isBusy} onClick={() => give({ kind: 'withdraw-void', requestId: waiting.requestId })}>
                  {t('minigames.cancel-withdraw')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <>
            <p className="second">{t('tables.void-note')}</p>
            <div className="row">
              <Button
                className="bad"
                disabled={!mayBeVoided(table.phase) || table.state === 'unreachable'}
                onClick={() => setAsking(table.round)}
              >
                {t('tables.void-ask', { round: digits(table.round) })}
              </Button>
            </div>
          </>
        )}
      </div>
      {asking !== undefined && (
        <ReasonModal
          title={t('tables.void-ask', { round: digits(asking) })}
          note={t('tables.void-sums', sums)}
          presets={[t('tables.void-why-card'), t('tables.void-why-technical'), t('tables.void-why-result')]}
          confirmLabel={t('tables.void-send')}
          isBusy={isBusy}
          onConfirm={(reason) => give({ kind: 'void', round: asking, reason }, () => setAsking(undefined))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {confirming && (
        <ConfirmModal
          title={t('tables.void')}
          confirmLabel={t('tables.void-confirm')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => give({ kind: 'confirm-void', requestId: confirming }, () => setConfirming(undefined))}
          onClose={() => setConfirming(undefined)}
        >
          {t('tables.void-sums', sums)}
        </ConfirmModal>
      )}
    </Panel>
  )
}
