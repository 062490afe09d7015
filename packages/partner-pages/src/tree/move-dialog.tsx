import type { PartnerMoveTarget } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useHost } from '../host/host.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { ConfirmLine } from '../parts/confirm-line.tsx'

type Props = {
  target: PartnerMoveTarget
  to: PartnerMoveTarget['places'][number]
  reason: string
  isBusy: boolean
  confirm: () => void
  close: () => void
}

/** Asks once more: who, to whom, and what comes along. */
export function MoveDialog({ target, to, reason, isBusy, confirm, close }: Props) {
  const say = useText('partner')
  const { formats } = useHost()
  return (
    <ConfirmDialog
      title={say('move.ask', { name: target.memNick })}
      isBusy={isBusy}
      confirmName={say('move.confirm')}
      confirm={confirm}
      close={close}
    >
      <dl className="grid gap-2 text-13">
        <ConfirmLine label={say('move.who')}>
          <b className="font-semibold">{target.memNick}</b> {target.memId} · {say(`tier.${target.tier}`)}
        </ConfirmLine>
        <ConfirmLine label={say('move.to')}>
          <b className="font-semibold">{to.memNick}</b> {to.memId} · {say(`tier.${to.tier}`)}
        </ConfirmLine>
        {target.tier !== 'NORMAL' && (
          <ConfirmLine label={say('move.along')}>
            {say('tree.counts', {
              partners: formats.digits(target.partners),
              members: formats.digits(target.members),
            })}
          </ConfirmLine>
        )}
        <ConfirmLine label={say('move.reason')}>{reason}</ConfirmLine>
      </dl>
      <p className="text-12 text-text-3 leading-relaxed">{say('move.final')}</p>
    </ConfirmDialog>
  )
}
