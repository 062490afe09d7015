import type { Say } from '../frame/texts.ts'
import { figure, languageOfPage, percent } from '../frame/texts.ts'
import type { SlotLayout } from './slot-layout.ts'
import { timesOf } from './win-ladder.ts'

/** A still card beside the cells that won: times the stake, the sum, the stake and the game's return. */
export function WinCard({
  stake,
  payout,
  returnBp,
  say,
  below,
  layout: { window },
}: {
  /** In the lower third; else in the upper, where the winning cells are below. */
  below: boolean
  stake: number
  payout: number
  returnBp: number
  say: Say
  layout: SlotLayout
}) {
  const language = languageOfPage()
  const won = (n: number) => say('won', { n: figure(n, language) })
  return (
    <div
      className="win-card"
      style={{ left: window.x + window.w / 2, top: window.y + window.h * (below ? 0.83 : 0.17) }}
    >
      <b className="times">{say('timesStake', { n: timesOf(stake, payout, language) })}</b>
      <span className="money">{won(payout)}</span>
      <small>
        {say('stake')} {won(stake)} · {say('return')} {percent(returnBp, language)}
      </small>
    </div>
  )
}
