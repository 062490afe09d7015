import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { money, points } from '../../shared/format/money.ts'
import type { PointSummary } from './calls/points.ts'
import { rateText } from './rate.ts'

/** What today's play will bring tonight, and what it does not count. */
export function NextCard({ summary }: { summary: PointSummary | undefined }) {
  const say = useText('points')
  const sayCommon = useText('common')
  const language = useLanguage()
  if (!summary) return null
  const { parts, points: coming } = summary.today
  return (
    <Card flat>
      <h2 className="font-bold text-15">{say('next.title')}</h2>
      {parts.length === 0 ? (
        <p className="mt-3 text-13 text-text-2">{say('next.none')}</p>
      ) : (
        <dl className="num mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 text-13">
          {parts.map(({ group, turnover, rateBp }) => (
            <div key={group} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-text-3">
                {sayCommon(`group.${group}`)} {money(turnover, language)}
              </dt>
              <dd>× {rateText(rateBp, language)}</dd>
            </div>
          ))}
          <div className="col-span-2 grid grid-cols-subgrid font-semibold">
            <dt>{say('next.sum')}</dt>
            <dd>{say('next.about', { points: points(coming, language) })}</dd>
          </div>
        </dl>
      )}
      <p className="mt-3.5 text-12 text-text-3 leading-relaxed">{say('next.note')}</p>
    </Card>
  )
}
