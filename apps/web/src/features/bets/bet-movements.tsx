import type { Data } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { dayTimeSeconds } from '../../shared/format/date.ts'
import { money } from '../../shared/format/money.ts'
import { PlainSum } from '../../shared/format/sum.tsx'

type Movements = Data<'/api/bet/betDetail'>['movements']

/** What the wager took from and gave to the balance, in order. */
export function BetMovements({ movements }: { movements: Movements }) {
  const say = useText('bets')
  const language = useLanguage()
  if (movements.length === 0) return <p className="text-13 text-text-3">{say('detail.noMovements')}</p>
  // Movements have no name but their order, which never changes.
  const inOrder = movements.map((movement, order) => ({ ...movement, order }))
  return (
    <ol className="rounded-card bg-surface-1 px-4 shadow-[inset_0_0_0_1px_var(--line-soft)]">
      {inOrder.map((movement) => (
        <li
          key={movement.order}
          className="flex items-center justify-between gap-3 border-line-soft border-t py-2.5 first:border-t-0"
        >
          <span className="grid min-w-0 gap-0.5">
            <b className="font-semibold">{say(`detail.${movement.kind}`)}</b>
            {movement.selection && (
              <span data-own className="break-words text-13 text-text-2">
                {movement.selection}
              </span>
            )}
            <span className="num text-12 text-text-3">{dayTimeSeconds(movement.at)}</span>
          </span>
          <span className="grid shrink-0 justify-items-end gap-0.5">
            <PlainSum
              units={movement.kind === 'bet' ? -movement.amount : movement.amount}
              sign
              className="font-semibold"
            />
            <span className="num text-12 text-text-3">
              {say('detail.after', { sum: money(movement.balanceAfter, language) })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
