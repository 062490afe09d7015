import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import type { BetList } from './calls/bet-list.ts'

/** Over the whole filter, not over the page; `isFailed`: none are on the way. */
export function BetSums({ sum, isFailed }: { sum: BetList['sum'] | undefined; isFailed: boolean }) {
  const say = useText('bets')
  const cell = (label: string, figure: ReactNode) => (
    // A label of two lines moves no figure out of its row.
    <div className="flex min-w-0 flex-col justify-between border-line-soft px-5 max-tablet:px-4 max-tablet:py-3 tablet:border-l tablet:first:border-l-0 max-tablet:even:border-l max-tablet:[&:nth-child(n+3)]:border-t">
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="mt-1 font-bold text-16 tablet:text-18 desk:text-22">
        {sum ? figure : isFailed ? <span className="text-text-3">–</span> : <Skeleton className="h-7 w-24" />}
      </dd>
    </div>
  )
  return (
    <Card pad={false} className="tablet:py-5">
      <dl aria-label={say('sum.label')} className="grid grid-cols-2 tablet:grid-cols-4">
        {cell(say('sum.stake'), <PlainSum units={sum?.stake ?? 0} />)}
        {cell(say('sum.payout'), <Sum units={sum?.payout ?? 0} />)}
        {cell(say('sum.pending'), <PlainSum units={sum?.pending ?? 0} />)}
        {cell(say('sum.net'), <PlainSum units={sum?.net ?? 0} sign />)}
      </dl>
    </Card>
  )
}
