import type { CountedGame, Place } from '../place.ts'
import { coupsOfFullShoe } from './every-coup.ts'
import type { CoupFacts } from './facts.ts'

/** With commission a banker's win pays 0.95; without it 1, but half on a total of six. Speed and squeeze tables play by either and differ in pace alone. */
export const baccaratCodes = ['baccarat', 'baccarat-no-commission'] as const
export type BaccaratCode = (typeof baccaratCodes)[number]
export type BaccaratPlace = Place<CoupFacts>

const place = (code: string, returnedPerHundred: (facts: CoupFacts) => number, kind: string = code): BaccaratPlace => ({
  code,
  kind,
  returnedPerHundred,
})

/** A tie gives player and banker their stakes back. */
const bankerOf = (code: BaccaratCode): BaccaratPlace =>
  place('banker', ({ winner, bankerTotal }) => {
    if (winner !== 'banker') return winner === 'tie' ? 100 : 0
    if (code === 'baccarat') return 195
    return bankerTotal === 6 ? 150 : 200
  })

const player = place('player', ({ winner }) => (winner === 'player' ? 200 : winner === 'tie' ? 100 : 0))
const tie = place('tie', ({ winner }) => (winner === 'tie' ? 900 : 0))

const pairs: readonly BaccaratPlace[] = [
  place('player-pair', ({ playerPairing }) => (playerPairing === 'none' ? 0 : 1_200), 'pair'),
  place('banker-pair', ({ bankerPairing }) => (bankerPairing === 'none' ? 0 : 1_200), 'pair'),
  place('either-pair', ({ playerPairing, bankerPairing }) =>
    playerPairing === 'none' && bankerPairing === 'none' ? 0 : 600,
  ),
  place('perfect-pair', ({ playerPairing, bankerPairing }) => {
    if (playerPairing === 'perfect' && bankerPairing === 'perfect') return 20_100
    return playerPairing === 'perfect' || bankerPairing === 'perfect' ? 2_600 : 0
  }),
]

const counts: readonly BaccaratPlace[] = [
  place('small', ({ cards }) => (cards === 4 ? 250 : 0)),
  place('big', ({ cards }) => (cards > 4 ? 154 : 0)),
]

/** What a lead of 4 to 9 returns where no natural was dealt. */
const bonusOfLead: { readonly [lead: number]: number } = { 4: 200, 5: 300, 6: 500, 7: 700, 8: 1_100, 9: 3_100 }

/** Even money on a natural that wins, the stake back on two equal naturals, more with the lead otherwise. */
const bonusOf = (side: 'player' | 'banker'): BaccaratPlace =>
  place(`${side}-bonus`, ({ winner, natural, playerTotal, bankerTotal }) => {
    if (natural && winner === 'tie') return 100
    if (winner !== side) return 0
    return natural ? 200 : (bonusOfLead[Math.abs(playerTotal - bankerTotal)] ?? 0)
  })

const superSix = place('super-six', ({ winner, bankerTotal }) => (winner === 'banker' && bankerTotal === 6 ? 1_600 : 0))

/** Every place of the layout; a table without commission has one for the banker's six. */
const placesOf = (code: BaccaratCode): readonly BaccaratPlace[] => [
  player,
  bankerOf(code),
  tie,
  ...pairs,
  ...counts,
  bonusOf('player'),
  bonusOf('banker'),
  ...(code === 'baccarat-no-commission' ? [superSix] : []),
]

const gameOf = (code: BaccaratCode): CountedGame<CoupFacts> => ({
  code,
  places: placesOf(code),
  outcomes: coupsOfFullShoe,
})

/** Baccarat from a full shoe of eight decks, with and without commission. */
export const baccaratGames: { readonly [Code in BaccaratCode]: CountedGame<CoupFacts> } = {
  baccarat: gameOf('baccarat'),
  'baccarat-no-commission': gameOf('baccarat-no-commission'),
}

/** Throws RangeError for a place that this table has not. */
export const baccaratPlaceOf = (code: BaccaratCode, placeCode: string): BaccaratPlace => {
  const found = baccaratGames[code].places.find((one) => one.code === placeCode)
  if (!found) throw new RangeError(`${code} has no place ${placeCode}`)
  return found
}
