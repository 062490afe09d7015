import { useText } from '@maru/i18n/react'
import { useHost } from '../host/host.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { ConfirmLine } from '../parts/confirm-line.tsx'
import { afterwards, type GiveWay } from './give.rules.ts'
import { GiveName, type Target } from './give-name.tsx'

type Props = {
  target: Target
  way: GiveWay
  amount: number
  note: string
  isBusy: boolean
  confirm: () => void
  close: () => void
}

/** Asks once more: who, how much, which way, and both balances afterwards. */
export function GiveDialog({ target, way, amount, note, isBusy, confirm, close }: Props) {
  const say = useText('partner')
  const { Sum, PlainSum } = useHost()
  const after = afterwards(target, way, amount)
  return (
    <ConfirmDialog
      title={say(`give.ask.${way}`, { name: target.memNick })}
      isBusy={isBusy}
      confirmName={<GiveName way={way} amount={amount} />}
      confirm={confirm}
      close={close}
    >
      <p className="text-center">
        <Sum units={amount} className="text-28" />
        <span className="block text-13 text-text-3">
          {target.memId} · {say(`tier.${target.tier}`)}
        </span>
      </p>
      <dl className="grid gap-2 text-13">
        <ConfirmLine label={say('give.own')}>
          <PlainSum units={after.ownCash} className="font-semibold" />
        </ConfirmLine>
        <ConfirmLine label={say('give.theirs', { name: target.memNick })}>
          <PlainSum units={after.cash} className="font-semibold" />
        </ConfirmLine>
        {note && <ConfirmLine label={say('col.note')}>{note}</ConfirmLine>}
      </dl>
      <p className="text-12 text-text-3">{say('give.final')}</p>
    </ConfirmDialog>
  )
}
