import type { PanelProps } from '../game/game-view.ts'
import { ShoeFigure } from '../roads/shoe-figure.tsx'
import { seatResults } from './play/seat-results.ts'
import './blackjack-panel.css'

const COLUMN = 13
const BESIDE = 330

/** The last rounds, a column each: what became of every seat that played. Rounds to come are dots, so that a new table shows where they go. */
export function BlackjackPanel({ box, past, table, say }: PanelProps) {
  const count = Math.max(6, Math.floor((box.width - BESIDE) / COLUMN))
  const rounds = past.slice(-count)
  return (
    <section className="blackjack-panel" style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <div>
        <h2>{say('blackjackPast')}</h2>
        <small>{say('liveRulesPast')}</small>
      </div>
      <svg viewBox={`0 0 ${count * COLUMN} 62`} height="62" width={count * COLUMN} role="img" aria-label={summary()}>
        {rounds.map(({ round, result }, column) =>
          seatResults(result).map(({ seat, kind, isNatural }) => (
            <circle
              key={`${round} ${seat}`}
              className={isNatural ? 'natural' : kind}
              cx={column * COLUMN + 6}
              cy={58 - seat * 9}
              r={isNatural ? 4.2 : 3.4}
            />
          )),
        )}
      </svg>
      <ShoeFigure shoe={table.shoe} isShort={false} say={say} />
    </section>
  )

  function summary(): string {
    const all = rounds.flatMap(({ result }) => seatResults(result))
    const of = (kind: string) => all.filter((one) => one.kind === kind).length
    return say('blackjackResult', { w: of('won'), p: of('push'), l: of('lost') })
  }
}
