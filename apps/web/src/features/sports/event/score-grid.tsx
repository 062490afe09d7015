import type { SportEventOut, SportMarketOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { OutcomeCell } from '../outcome-cell.tsx'
import type { ScoreColumns } from './score-columns.rules.ts'

type Props = { event: SportEventOut; market: SportMarketOut; columns: ScoreColumns }

/** Exact scores below who wins by them: a score is found by its column. */
export function ScoreGrid({ event, market, columns }: Props) {
  const say = useText('sports-pages')
  const heads = { home: event.home.name, draw: say('row.drawName'), away: event.away.name }
  const cell = (outcome: SportMarketOut['outcomes'][number]) => (
    <OutcomeCell
      key={outcome.id}
      isTight
      event={event.id}
      market={market.key}
      outcome={outcome.id}
      label={<span className="num">{outcome.name}</span>}
      name={`${market.name}, ${outcome.name}`}
    />
  )
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-1.5">
        {(['home', 'draw', 'away'] as const).map((side) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields.
          <div key={side} role="group" aria-label={heads[side]} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <span aria-hidden="true" className="line-clamp-2 self-end text-center text-12 text-text-3">
              {heads[side]}
            </span>
            {columns[side].map(cell)}
          </div>
        ))}
      </div>
      {columns.rest.map(cell)}
    </>
  )
}
