import { Button } from '@mantine/core'
import type { MiniRoundFile } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { sumText } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulShort } from '../../shared/time/seoul.ts'
import { useAskCancel, useConfirmCancel, useWithdrawCancel } from './calls/cancel-round.ts'

/** One of the staff asks with a reason, another confirms: only then is the round cancelled and its money given back. */
export const CancelRound = ({ round }: { round: MiniRoundFile }) => {
  const t = useText('office')
  const may = useMay()
  const now = useNow()
  const [asking, setAsking] = useState<'ask' | 'confirm'>()
  const [ask, confirm, withdraw] = [useAskCancel(), useConfirmCancel(), useWithdrawCancel()]
  const { game, roundId, cancelAsked } = round
  const isCancellable = round.state === 'open' || round.state === 'closed'
  if (!isCancellable || (!cancelAsked && !may('minigames.decide'))) return null
  const close = { onSettled: () => setAsking(undefined) }
  const sums = { count: round.bets, sum: sumText(round.staked) }
  return (
    <Panel title={t('minigames.cancel-title')} head={<span className="quiet">{t('minigames.four-eyes')}</span>}>
      <div className="panel-pad form">
        {cancelAsked ? (
          <>
            <p>
              <b>{cancelAsked.askedBy}</b> <span className="quiet num">{seoulShort(cancelAsked.askedAt, now)}</span>
            </p>
            <p className="second">{cancelAsked.reason}</p>
            {cancelAsked.isOwn && <p className="warn-bar">{t('minigames.cancel-other')}</p>}
            {may('minigames.decide') && (
              <div className="row">
                {!cancelAsked.isOwn && (
                  <Button variant="filled" color="red" onClick={() => setAsking('confirm')}>
                    {t('minigames.cancel-confirm')}
                  </Button>
                )}
                <Button
                  loading={withdraw.isPending}
                  onClick={() => withdraw.mutate({ body: { game, roundId, requestId: cancelAsked.requestId } })}
                >
                  {t('minigames.cancel-withdraw')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <>
            <p className="second">{t('minigames.cancel-note')}</p>
            <div className="row">
              <Button className="bad" onClick={() => setAsking('ask')}>
                {t('minigames.cancel-ask')}
              </Button>
            </div>
          </>
        )}
      </div>
      {asking === 'ask' && (
        <ReasonModal
          title={t('minigames.cancel-ask')}
          note={t('minigames.cancel-sums', sums)}
          presets={[t('minigames.cancel-why-draw'), t('minigames.cancel-why-price'), t('minigames.cancel-why-outage')]}
          confirmLabel={t('minigames.cancel-ask')}
          isBusy={ask.isPending}
          onConfirm={(reason) => ask.mutate({ body: { game, roundId, reason } }, close)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'confirm' && cancelAsked && (
        <ConfirmModal
          title={t('minigames.cancel-title')}
          confirmLabel={t('minigames.cancel-confirm')}
          isDanger
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate({ body: { game, roundId, requestId: cancelAsked.requestId } }, close)}
          onClose={() => setAsking(undefined)}
        >
          {t('minigames.cancel-sums', sums)}
        </ConfirmModal>
      )}
    </Panel>
  )
}
