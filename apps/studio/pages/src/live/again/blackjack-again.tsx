import { isBlackjack, totalOf } from '@maru/live-games'
import type { TextKey } from '../../../../locales/ko.ts'
import type { StakeAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import type { DealShown } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { type HandOutcome, outcomeOf } from '../blackjack/play/hand-outcome.ts'
import { cardNames } from '../cards/card-name.ts'
import { Card } from './card.tsx'

type Deal = Extract<DealShown, { kind: 'blackjack' }>

const OUTCOMES: { readonly [outcome in HandOutcome]: TextKey } = {
  blackjack: 'blackjackNatural',
  won: 'blackjackWon',
  push: 'blackjackPush',
  lost: 'blackjackLost',
  bust: 'blackjackBust',
}

/** The dealer's hand, and every hand that played; those that the player staked on are marked. */
export function BlackjackAgain({ deal, stakes, say }: { deal: Deal; stakes: readonly StakeAgain[]; say: Say }) {
  const own = new Set(stakes.flatMap(({ place }) => /^(?:seat|behind|perfect-pairs|21\+3)-(\d)/.exec(place)?.[1] ?? []))
  return (
    <div className="again-blackjack">
      <figure className="again-dealer">
        <Run cards={deal.dealer} />
        <figcaption>
          {say('blackjackDealer')} <b>{pointsOf(deal.dealer)}</b>
        </figcaption>
      </figure>
      <div className="again-seats">
        {deal.seats.map(({ seat, hands }) => (
          <figure key={seat} data-own={own.has(String(seat))}>
            <div className="again-hands">
              {hands.map(({ cards }, hand) => {
                const outcome = outcomeOf(deal, seat, hand)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: hands never change their place
                  <div key={hand} data-outcome={outcome}>
                    <Run cards={cards} />
                    <small>
                      <b>{pointsOf(cards)}</b> {outcome ? say(OUTCOMES[outcome]) : null}
                    </small>
                  </div>
                )
              })}
            </div>
            <figcaption>{own.has(String(seat)) ? say('againYours') : say('blackjackSeat', { n: seat + 1 })}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

const pointsOf = (cards: readonly number[]): string => (isBlackjack(cards) ? 'BJ' : String(totalOf(cards).total))

const Run = ({ cards }: { cards: readonly number[] }) => (
  <div className="again-run">
    {cards.map((card, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards never change their place
      <Card key={at} card={card} />
    ))}
    <span className="hidden-text">{cardNames(cards)}</span>
  </div>
)
