import type { Say } from '../../frame/texts.ts'
import { cardNames } from '../cards/card-name.ts'
import { Card } from './card.tsx'

/** Andar Bahar: the joker, and the cards of both sides as they came in turn. */
export function CardRows({ cards: [joker = 0, ...dealt], say }: { cards: readonly number[]; say: Say }) {
  const sides = [
    { code: 'andar', name: say('andarAndar'), cards: dealt.filter((_, at) => at % 2 === 0) },
    { code: 'bahar', name: say('andarBahar'), cards: dealt.filter((_, at) => at % 2 === 1) },
  ]
  const winner = dealt.length % 2 === 1 ? 'andar' : 'bahar'
  return (
    <div className="again-rows">
      <figure className="again-joker">
        <Card card={joker} />
        <figcaption>
          {say('againJoker')} <span className="hidden-text">{cardNames([joker])}</span>
        </figcaption>
      </figure>
      <div>
        {sides.map(({ code, name, cards }) => (
          <figure key={code} data-won={code === winner} data-many={cards.length > 9}>
            <figcaption>
              {name} <b>{cards.length}</b> <span className="hidden-text">{cardNames(cards)}</span>
            </figcaption>
            <div className="again-run">
              {cards.map((card) => (
                <Card key={card} card={card} />
              ))}
            </div>
          </figure>
        ))}
      </div>
    </div>
  )
}
