import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import { ModalActions } from '@maru/ui/modal.tsx'
import { Moon, moonArc } from '@maru/ui/moon.tsx'
import { Sum } from '../../shared/format/sum.tsx'
import { useMember, useShownCash } from '../../shared/session/session.ts'

type Props = { isBusy: boolean; send: () => void; close: () => void }

/** How much comes back to what, and that it is under way. */
export function MergeAsked({ isBusy, send, close }: Props) {
  const say = useText('transfers')
  const sayCommon = useText('common')
  const member = useMember()?.member
  const cash = useShownCash()
  return (
    <>
      <Moon phase={isBusy ? 0.5 : 0.2} size={92} mark={isBusy ? moonArc : undefined} />
      <p className="font-bold text-18 leading-snug">{say(isBusy ? 'dialog.ing' : 'dialog.ready')}</p>
      <dl className="flex w-full items-center justify-between gap-4 rounded-card bg-surface-1 px-4 py-3 text-left">
        <div className="min-w-0">
          <dt className="text-12 text-text-3">{say('dialog.game')}</dt>
          <dd className="text-16">
            <Sum units={member?.awayAmt ?? 0} className="font-semibold" />
          </dd>
        </div>
        <RightIcon size={16} className="shrink-0 text-text-3" />
        <div className="min-w-0 text-right">
          <dt className="text-12 text-text-3">{sayCommon('wallet.cash')}</dt>
          <dd className="text-16">
            <Sum units={cash ?? member?.cashAmt ?? 0} />
          </dd>
        </div>
      </dl>
      <p role="status" className="text-13 text-text-2 leading-normal">
        {say(isBusy ? 'dialog.checking' : 'dialog.note')}
      </p>
      <ModalActions className="mt-1! w-full">
        <Button onClick={close} disabled={isBusy}>
          {sayCommon('action.close')}
        </Button>
        <Button kind="filled" onClick={send} busy={isBusy} busyLabel={say('dialog.busy')}>
          {say('dialog.merge')}
        </Button>
      </ModalActions>
    </>
  )
}
