import { type Card, cardsInDeck, decksInShoe, ranks } from '../cards.ts'
import type { Weighted } from '../place.ts'
import { baccaratPoints, baccaratTotal, bankerDraws, playerDraws, winnerOf } from './coup.ts'
import type { CoupFacts, Pairing } from './facts.ts'

let counted: readonly Weighted<CoupFacts>[] | undefined

/** Every coup from a full shoe of eight decks, counted once: all 416 × 415 × 414 × 413 × 412 × 411 orders of six cards, by what places look at. */
export const coupsOfFullShoe = (): readonly Weighted<CoupFacts>[] => {
  counted ??= countCoups()
  return counted
}

const ofEachRank = 4 * decksInShoe
const inShoe = cardsInDeck * decksInShoe
/** Cards 0 to 12 stand for their ranks. */
const everyRank: readonly Card[] = Array.from({ length: ranks }, (_, rank) => rank)

/** First two cards of both sides by their points, in either order, with how they pair. */
type FirstFour = { player: readonly Card[]; banker: readonly Card[]; pairings: readonly Pairings[]; ways: number }
type Pairings = { playerPairing: Pairing; bankerPairing: Pairing; share: readonly [of: number, all: number] }
type End = Weighted<Omit<CoupFacts, 'playerPairing' | 'bankerPairing'>>

const countCoups = (): Weighted<CoupFacts>[] => {
  const coups = new Map<string, Weighted<CoupFacts>>()
  for (const first of firstFours())
    for (const end of endsOf(first))
      for (const { playerPairing, bankerPairing, share } of first.pairings) {
        const outcome = { ...end.outcome, playerPairing, bankerPairing }
        const ways = ((first.ways * share[0]) / share[1]) * end.ways
        addWays(coups, Object.values(outcome).join(), { outcome, ways })
      }
  return [...coups.values()]
}

const firstFours = (): FirstFour[] => {
  const fours = new Map<string, FirstFour>()
  for (const p1 of everyRank)
    for (const b1 of everyRank)
      for (const p2 of everyRank)
        for (const b2 of everyRank) {
          const [player, banker] = [
            [p1, p2],
            [b1, b2],
          ]
          const pairings = pairingsOf(p1 === p2, b1 === b2, p1 === b1)
          const key = [player, banker].map((side) => side.map(baccaratPoints).sort()).join()
          const ways = waysOfRanks([p1, b1, p2, b2])
          addWays(fours, `${key} ${kinds.indexOf(pairings)}`, { player, banker, pairings, ways })
        }
  return [...fours.values()]
}

const waysOfRanks = (cards: readonly Card[]): number =>
  cards.reduce((ways, rank, at) => ways * (ofEachRank - cards.slice(0, at).filter((one) => one === rank).length), 1)

/** Of the 31 cards left of a rank 7 are the same card. */
const perfect = 7
const paired = ofEachRank - 1
const imperfect = paired - perfect
/** Four cards of one rank: both pairs are of one card each, of four suits. */
const fourOfRank = 32 * 31 * 30 * 29
const bothPerfect = 4 * (8 * 7 * 6 * 5) + 4 * 3 * (8 * 7) ** 2
const onePerfect = 32 * perfect * 30 * 29 - bothPerfect

const pairingOf = (player: Pairing, banker: Pairing, of: number, all: number): Pairings => ({
  playerPairing: player,
  bankerPairing: banker,
  share: [of, all],
})
const neither = [pairingOf('none', 'none', 1, 1)]
const ofPlayer = [pairingOf('perfect', 'none', perfect, paired), pairingOf('pair', 'none', imperfect, paired)]
const ofBanker = [pairingOf('none', 'perfect', perfect, paired), pairingOf('none', 'pair', imperfect, paired)]
const ofTwoRanks = [
  pairingOf('perfect', 'perfect', perfect ** 2, paired ** 2),
  pairingOf('perfect', 'pair', perfect * imperfect, paired ** 2),
  pairingOf('pair', 'perfect', perfect * imperfect, paired ** 2),
  pairingOf('pair', 'pair', imperfect ** 2, paired ** 2),
]
const ofOneRank = [
  pairingOf('perfect', 'perfect', bothPerfect, fourOfRank),
  pairingOf('perfect', 'pair', onePerfect, fourOfRank),
  pairingOf('pair', 'perfect', onePerfect, fourOfRank),
  pairingOf('pair', 'pair', fourOfRank - bothPerfect - 2 * onePerfect, fourOfRank),
]
const kinds: readonly (readonly Pairings[])[] = [neither, ofPlayer, ofBanker, ofTwoRanks, ofOneRank]

const pairingsOf = (player: boolean, banker: boolean, sameRank: boolean): readonly Pairings[] => {
  if (player && banker) return sameRank ? ofOneRank : ofTwoRanks
  if (player) return ofPlayer
  return banker ? ofBanker : neither
}

/** What follows two first cards a side, with the ways of the fifth and the sixth card of the shoe: those that the coup does not take count too. */
const endsOf = ({ player, banker }: FirstFour): Iterable<End> => {
  const ends = new Map<string, End>()
  const left = pointsLeft([...player, ...banker])
  const [playerTwo, bankerTwo] = [baccaratTotal(player), baccaratTotal(banker)]
  const natural = playerTwo >= 8 || bankerTwo >= 8
  const end = (playerTotal: number, bankerTotal: number, cards: number, ways: number): void => {
    const winner = winnerOf(playerTotal, bankerTotal)
    const outcome = { winner, playerTotal, bankerTotal, cards, natural }
    addWays(ends, [playerTotal, bankerTotal, cards].join(), { outcome, ways: ways * waysOfRest(cards) })
  }
  const draw = (then: (points: number, ways: number) => void): void => {
    for (let points = 0; points < left.length; points++) {
      const ways = left[points] as number
      left[points] = ways - 1
      then(points, ways)
      left[points] = ways
    }
  }
  const bankersTurn = (playerTotal: number, third: number | undefined, cards: number, ways: number): void => {
    if (!bankerDraws(bankerTwo, third)) return end(playerTotal, bankerTwo, cards, ways)
    draw((points, more) => end(playerTotal, (bankerTwo + points) % 10, cards + 1, ways * more))
  }
  if (natural) end(playerTwo, bankerTwo, 4, 1)
  else if (!playerDraws(playerTwo)) bankersTurn(playerTwo, undefined, 4, 1)
  else draw((third, ways) => bankersTurn((playerTwo + third) % 10, third, 5, ways))
  return ends.values()
}

/** Ways of the cards up to the sixth after so many. */
const waysOfRest = (cards: number): number => (cards < 5 ? inShoe - 4 : 1) * (cards < 6 ? inShoe - 5 : 1)

const pointsLeft = (taken: readonly Card[]): number[] => {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 4 : 1) * ofEachRank)
  for (const card of taken) left[baccaratPoints(card)] = (left[baccaratPoints(card)] as number) - 1
  return left
}

const addWays = <Row extends { ways: number }>(rows: Map<string, Row>, key: string, row: Row): void => {
  const known = rows.get(key)
  if (known) known.ways += row.ways
  else rows.set(key, row)
}
