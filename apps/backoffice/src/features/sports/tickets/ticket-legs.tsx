import type { SportScoreOut, SportTicketFile } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { oddsText } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { seoulDayClock } from '../../../shared/time/seoul.ts'
import { useScoreText } from '../score-text.ts'
import { legStateWords } from './ticket-words.ts'

/** Selections: what they were accepted at, how the match stood then and stands now, and which result decided them. */
export const TicketLegs = ({ legs }: { legs: SportTicketFile['legs'] }) => {
  const say = useText('office-sports-tickets')
  const textOf = useScoreText()
  const scoreText = (score: SportScoreOut | null): string => (score ? textOf(score) : '–')
  return (
    <section>
      <h3>{say('ticket.legs', { count: legs.length })}</h3>
      <ul className="ticket-legs">
        {legs.map((leg) => (
          <li key={`${leg.eventId} ${leg.market} ${leg.outcome}`}>
            <div className="ticket-leg-head">
              <b>
                {leg.home} – {leg.away}
              </b>
              <Chip tone={legStateWords[leg.state].tone}>
                {say(legStateWords[leg.state].word)}
                {leg.sharedBy > 1 && ` ÷${leg.sharedBy}`}
              </Chip>
            </div>
            <div className="ticket-leg-head">
              <span>
                {leg.marketName} · <b>{leg.outcomeName}</b> <b className="num">{oddsText(leg.price)}</b>
                {leg.isBanker && ` · ${say('leg.banker')}`}
              </span>
              <span className="quiet num">
                {leg.priceNow === null ? '' : say('leg.now', { price: oddsText(leg.priceNow) })}
              </span>
            </div>
            <span className="quiet num">
              {leg.competition} · {seoulDayClock(leg.startsAt)} ·{' '}
              {say('leg.scores', { was: scoreText(leg.scoreThen), now: scoreText(leg.score) })}
              {leg.resultVersion > 0 && ` · ${say('leg.result', { version: leg.resultVersion })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
