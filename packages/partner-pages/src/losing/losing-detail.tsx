import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { daysText } from '../parts/days.rules.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { LosingLine } from './losing-line.tsx'
import { PaidTag } from './losing-periods.tsx'

/** One settled period: what it came to, and how, group by group. */
export function LosingDetail({ settlementId }: { settlementId: number }) {
  const say = useText('partner')
  const { Link, Sum, formats } = useHost()
  const { data, error, refetch } = useRead('/api/partner/losingLines', { settlementId })
  const back = (
    <Link
      to="losing"
      className="inline-flex min-h-8 items-center justify-self-start font-semibold text-13 text-text-2 hover:text-text touch:min-h-11"
    >
      ‹ {say('losing.back')}
    </Link>
  )
  if (isCallError(error, 'N404'))
    return (
      <Card>
        <Empty title={say('losing.gone')} action={back} />
      </Card>
    )
  if (error) return <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-32 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    )
  const words = {
    divided: say(data.rule === 'losses' ? 'losing.bonuses' : 'losing.flow'),
    below: say(data.negative === 'carry' ? 'losing.belowCarried' : 'losing.belowReset'),
  }
  return (
    <>
      {back}
      <Card className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="num font-bold text-16">{daysText(data)}</h2>
          <p className="mt-1 text-13 text-text-3 leading-relaxed">{say(`losing.rule.${data.rule}`)}</p>
        </div>
        <div className="grid justify-items-end gap-1 max-tablet:justify-items-start">
          <Sum units={data.amount} className="text-28 leading-tight" />
          <span className="flex items-center gap-2 text-12 text-text-3">
            {data.paidAt && <span className="num">{formats.dayTime(data.paidAt)}</span>}
            <PaidTag {...data} />
          </span>
        </div>
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
        {data.lines.map((line) => (
          <LosingLine
            key={line.group}
            line={line}
            words={words}
            corrections={data.corrections.filter(({ group }) => group === line.group)}
          />
        ))}
      </div>
    </>
  )
}
