import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { money } from '../../shared/format/money.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import type { WinLose } from './calls/win-lose.ts'
import { netOf } from './win-lose.rules.ts'

/** The whole period: what was staked and paid, what is left of it, and what it comes to on average. */
export function Sums({ sum }: { sum: WinLose['sum'] | undefined }) {
  const say = useText('statements')
  const language = useLanguage()
  const cell = (label: string, figure: ReactNode) => (
    <div className="flex min-w-0 flex-col justify-between border-line-soft px-5 max-tablet:px-4 max-tablet:py-3 tablet:border-l tablet:first:border-l-0 max-tablet:even:border-l max-tablet:[&:nth-child(n+3)]:border-t">
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="mt-1 font-bold text-16 tablet:text-18 desk:text-22">
        {sum ? figure : <Skeleton className="h-7 w-24" />}
      </dd>
    </div>
  )
  return (
    <div className="grid gap-2">
      <Card pad={false} className="tablet:py-5">
        <dl aria-label={say('sum.label')} className="grid grid-cols-2 tablet:grid-cols-4">
          {cell(say('sum.stake'), <PlainSum units={sum?.stake ?? 0} />)}
          {cell(say('sum.payout'), <Sum units={sum?.payout ?? 0} />)}
          {cell(say('sum.net'), <PlainSum units={sum ? netOf(sum) : 0} sign />)}
          {cell(say('sum.mean'), <PlainSum units={sum?.mean ?? 0} sign />)}
        </dl>
      </Card>
      <p className="px-1 text-12 text-text-3 leading-relaxed">
        {sum && sum.stated < sum.stake && `${say('sum.stated', { sum: money(sum.stated, language) })} `}
        {say('sum.luck')} {sum && sum.pending > 0 && say('sum.pending', { sum: money(sum.pending, language) })}
      </p>
    </div>
  )
}
