import { useLanguage, useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { money } from '../../shared/format/money.ts'
import { pointSummary } from './calls/points.ts'

/** The title of a page of points, with what a point is worth. */
export function PointsHead({ title }: { title: string }) {
  const say = useText('points')
  const language = useLanguage()
  const worth = useQuery(pointSummary).data?.worth
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <PageTitle>{title}</PageTitle>
      <span className="min-h-5 text-13 text-text-3 tabular-nums">
        {worth !== undefined && say('head.worth', { sum: money(worth, language) })}
      </span>
    </div>
  )
}
