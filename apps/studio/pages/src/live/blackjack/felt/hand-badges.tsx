import type { Say } from '../../../frame/texts.ts'
import { cardNames } from '../../cards/card-name.ts'
import { CARD } from '../../cards/card-textures.ts'
import type { HandPlace } from '../layout/blackjack-layout.ts'
import { type HandOutcome, handTotal, outcomeOf } from '../play/hand-outcome.ts'
import { handShare } from '../play/hand-spots.ts'
import { dealerKey, keyOf, readable, type TimedDeal } from '../play/timed-deal.ts'
import type { SeatShownProps } from './seat-places.tsx'

const RATIO = CARD.height / CARD.width
const OUTCOME_TEXT = {
  blackjack: 'blackjackNatural',
  won: 'blackjackWon',
  push: 'blackjackPush',
  lost: 'blackjackLost',
  bust: 'blackjackBust',
} as const satisfies { [outcome in HandOutcome]: string }

/** The total of every hand as far as its cards can be read, then how it ended. */
export function HandBadges({ layout, table, timed, now, say }: SeatShownProps & { timed: TimedDeal; now: number }) {
  const { deal } = timed
  const { phase } = table.row
  if (phase === 'break') return null
  const isOver = phase === 'result' || phase === 'payout'
  const turn = phase === 'dealing' ? deal.turn : null
  const dealer = readable(timed, deal.dealer, dealerKey, now)
  return (
    <>
      {deal.seats.flatMap(({ seat, hands }) => {
        const place = layout.seats[seat]?.hand
        if (!place) return []
        return hands.map(({ cards }, hand) => {
          const seen = readable(timed, cards, (index) => keyOf(seat, hand, index), now)
          const outcome = isOver ? outcomeOf(deal, seat, hand) : undefined
          return (
            <Badge
              key={keyOf(seat, hand, 0)}
              place={handShare(place, hand, hands.length)}
              whose={`${say('blackjackSeat', { n: seat + 1 })} ${cardNames(seen)}`}
              text={totalText(seen, hands.length === 1 && seen.length === cards.length, isOver, say)}
              outcome={outcome}
              isTurn={turn?.seat === seat && turn.hand === hand}
              isSmall={layout.seats[seat]?.tile !== undefined}
              say={say}
            />
          )
        })
      })}
      <Badge
        place={layout.dealerHand}
        whose={`${say('blackjackDealer')} ${cardNames(dealer)}`}
        text={totalText(dealer, dealer.length === deal.dealer.length, isOver, say)}
        outcome={undefined}
        isTurn={false}
        isSmall={false}
        say={say}
      />
    </>
  )
}

/** A soft hand has two totals while it is played. */
function totalText(cards: readonly number[], isWhole: boolean, isOver: boolean, say: Say): string {
  if (cards.length === 0) return ''
  const { total, isSoft, isNatural } = handTotal(cards, isWhole)
  if (isNatural) return say('blackjackNatural')
  return isSoft && total < 21 && !isOver ? `${total - 10}/${total}` : String(total)
}

function Badge({
  place: { x, y, width },
  whose,
  text,
  outcome,
  isTurn,
  isSmall,
  say,
}: {
  place: HandPlace
  /** The hand and its cards, for who cannot see where the total stands. */
  whose: string
  text: string
  outcome: HandOutcome | undefined
  isTurn: boolean
  isSmall: boolean
  say: Say
}) {
  if (!text) return null
  const words =
    outcome === undefined
      ? text
      : outcome === 'blackjack'
        ? say(OUTCOME_TEXT.blackjack)
        : `${text} ${say(OUTCOME_TEXT[outcome])}`
  return (
    <b
      className={['bj-badge', outcome ?? '', isTurn ? 'turn' : '', isSmall ? 'small' : ''].join(' ')}
      style={{ left: x, top: y + width * RATIO - (isSmall ? 1 : 3) }}
    >
      <span className="hidden-text">{whose} </span>
      {isSmall && outcome && outcome !== 'blackjack' ? say(OUTCOME_TEXT[outcome]) : words}
    </b>
  )
}
