import { baccaratTotal } from '@maru/live-games'
import type { TextKey } from '../../../../locales/ko.ts'
import type { TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { dealtCoup } from '../baccarat/dealt-coup.ts'
import { cardNames } from '../cards/card-name.ts'
import { Card } from './card.tsx'

type Side = { code: string; name: TextKey; tone: 'player' | 'banker'; cards: readonly number[]; total?: number }

/** Two sides against each other. The one that lost is dimmed, its cards stay readable. */
export function SidesAgain({ round, cards, say }: { round: TableRoundAgain; cards: readonly number[]; say: Say }) {
  const winner = round.isVoided ? undefined : round.result?.split(' ')[0]
  return (
    <div className="again-sides">
      {sidesOf(round, cards).map(({ code, name, tone, cards: own, total }) => (
        <figure key={code} data-tone={tone} data-won={winner === code} data-lost={isLost(winner, code)}>
          <div className="again-hand">
            {own.map((card, at) => (
              // A shoe has eight of each card: the same may come twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: cards never change their place
              <Card key={at} card={card} isAcross={at === 2} />
            ))}
          </div>
          <figcaption>
            <span>{say(name)}</span>
            {total === undefined ? null : <b>{total}</b>}
            <span className="hidden-text">{cardNames(own)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

const isLost = (winner: string | undefined, side: string): boolean =>
  winner !== undefined && winner !== 'tie' && winner !== side

function sidesOf({ game }: TableRoundAgain, cards: readonly number[]): Side[] {
  if (game.game === 'dragon-tiger')
    return [
      { code: 'dragon', name: 'liveDragon', tone: 'banker', cards: cards.slice(0, 1) },
      { code: 'tiger', name: 'liveTiger', tone: 'player', cards: cards.slice(1, 2) },
    ]
  const coup = dealtCoup(cards)
  const of = (side: 'player' | 'banker') => coup.filter((one) => one.side === side).map(({ card }) => card)
  const [player, banker] = [of('player'), of('banker')]
  return [
    { code: 'player', name: 'player', tone: 'player', cards: player, total: baccaratTotal(player) },
    { code: 'banker', name: 'banker', tone: 'banker', cards: banker, total: baccaratTotal(banker) },
  ]
}
