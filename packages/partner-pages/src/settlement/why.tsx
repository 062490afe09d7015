import type { Data } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { SkeletonText } from '@maru/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { rateDigits, rateText } from '../parts/rate.ts'
import { Stair } from './stair.tsx'

export type WhyOf = Data<'/api/partner/why'>

/** "Why 312 won": stake, valid turnover, the share, and the product of the two; then what each level got. */
export function Why({ betIdx }: { betIdx: string }) {
  const say = useText('partner')
  const { data, error, refetch } = useRead('/api/partner/why', { betIdx })
  if (error) return <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    )
  return <Answer why={data} />
}

function Answer({ why }: { why: WhyOf }) {
  const say = useText('partner')
  const language = useLanguage()
  const { formats, Sum, PlainSum } = useHost()
  const { line, sides, ownBp, belowBp, ratesSince, levels, paidAt } = why
  const share = rateText(line.shareBp, language)
  return (
    <section aria-label={say('why.title')} className="grid gap-4">
      <header>
        <p className="num text-12 text-text-3">
          {formats.dayTimeSeconds(line.at)} · {say('why.bet')} {line.betIdx}
        </p>
        <h2 className="mt-1 font-bold text-18">{say('why.asked', { sum: formats.money(line.rolling) })}</h2>
      </header>
      <dl className="grid">
        <Step name={say('col.stake')} value={<PlainSum units={line.stake} />}>
          {[line.gameName, ...sides.map(({ words, stake }) => `${words} ${formats.sum(stake)}`)].join(' · ')}
        </Step>
        <Step name={say('col.turnover')} value={<PlainSum units={line.turnover} />}>
          {say(`why.${line.note}`)}
        </Step>
        <Step name={say('why.share')} value={share}>
          {rateText(ownBp, language)} − {rateText(belowBp, language)}.{' '}
          {say('why.since', { day: formats.day(ratesSince) })}
        </Step>
        <Step name={`${formats.sum(line.turnover)} × ${share}`} value={<Sum units={line.rolling} />}>
          {say('why.floor')}
        </Step>
      </dl>
      <div>
        <h3 className="mb-2 flex flex-wrap justify-between gap-x-3 font-bold text-13">
          {say('why.levels', {
            rate: rateDigits(
              levels.reduce((sum, { shareBp }) => sum + shareBp, 0),
              language,
            ),
          })}
          <span className="num font-normal text-12 text-text-3">
            {say('list.total')} {formats.money(levels.reduce((sum, { amount }) => sum + amount, 0))}
          </span>
        </h3>
        <Stair levels={levels} />
      </div>
      <p className="text-12 text-text-3 leading-relaxed">
        {paidAt ? say('why.paidAt', { time: formats.dayTime(paidAt) }) : say('why.paid')}
      </p>
    </section>
  )
}

const Step = ({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line-soft border-t py-2.5 first:border-t-0 first:pt-0">
    <dt className="num whitespace-normal font-bold text-13">{name}</dt>
    <dd className="num text-right font-bold">{value}</dd>
    <dd className="col-span-full text-12 text-text-3 leading-relaxed">{children}</dd>
  </div>
)
