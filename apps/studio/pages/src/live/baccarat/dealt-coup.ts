import { baccaratTotal, type Card, dealCoup } from '@maru/live-games'

export type CoupCard = { card: Card; side: 'player' | 'banker'; place: 0 | 1 | 2 }

/** The cards of a coup in the order in which they are dealt, each with its place. */
export function dealtCoup(cards: readonly Card[]): CoupCard[] {
  let next = 0
  const coup = dealCoup(() => cards[next++] ?? 0)
  const thirds = [
    ...(coup.player.length > 2 ? (['player'] as const) : []),
    ...(coup.banker.length > 2 ? (['banker'] as const) : []),
  ]
  const sides = ['player', 'banker', 'player', 'banker', ...thirds] as const
  return cards.flatMap((card, index) => {
    const side = sides[index]
    return side ? [{ card, side, place: (index < 2 ? 0 : index < 4 ? 1 : 2) as CoupCard['place'] }] : []
  })
}

/** What a side has with the cards that lie open. */
export const totalOf = (coup: readonly CoupCard[], side: CoupCard['side'], open: (index: number) => boolean) => {
  const cards = coup.filter((one, index) => one.side === side && open(index)).map(({ card }) => card)
  return cards.length === 0 ? undefined : baccaratTotal(cards)
}
