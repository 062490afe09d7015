import { useLanguage, useText } from '@maru/i18n/react'
import { ConfirmDialog } from '@maru/ui/confirm-dialog.tsx'
import { money, signedMoney } from '../../shared/format/money.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { percentOf } from './bonus.rules.ts'
import type { OwnBonus } from './calls/bonus-list.ts'
import { useGiveUpBonus } from './calls/give-up-bonus.ts'

type Props = { bonus: OwnBonus; cash: number; left: number; close: () => void }

/** Names what goes and what stays before it is done. */
export function GiveUpDialog({ bonus, cash, left, close }: Props) {
  const say = useText('bonus')
  const language = useLanguage()
  const notifyProblem = useNotifyProblem()
  const giveUp = useGiveUpBonus()
  const run = () =>
    giveUp.mutate(bonus.grantId, {
      onSuccess: ({ takenBack }) => notify.ok(say('giveUp.done', { sum: money(takenBack, language) })),
      // It may have ended meanwhile: the page says so behind this window.
      onError: notifyProblem,
      onSettled: close,
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={say('giveUp.title')}
      confirmLabel={say('giveUp.confirm', { sum: money(left, language) })}
      cancelLabel={say('giveUp.keep')}
      onConfirm={run}
      danger
      busy={giveUp.isPending}
      busyLabel={say('giveUp.busy')}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 gap-y-3">
        <dt className="text-text-2">{say('giveUp.cash')}</dt>
        <dd className="text-right">
          <Sum units={cash} className="font-bold" />
        </dd>
        <dt className="text-text-2">{say('giveUp.bonus')}</dt>
        <dd className="num text-right font-semibold text-text">{signedMoney(-left, language)}</dd>
        <dt className="text-text-2">{say('giveUp.filled')}</dt>
        <dd className="num text-right text-text">
          {money(bonus.progress, language)} ({percentOf(bonus)}%)
        </dd>
      </dl>
      <p className="mt-4 text-13 text-text-3">
        {say('giveUp.note')} {bonus.code === 'first' && say('giveUp.first')}
      </p>
    </ConfirmDialog>
  )
}
