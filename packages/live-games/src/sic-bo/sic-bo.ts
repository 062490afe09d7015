import type { CountedGame, Place } from '../place.ts'

/** Three dice, 1 to 6, in the order of the cage; no place looks at the order. */
export type Dice = readonly [number, number, number]

const faces = [1, 2, 3, 4, 5, 6]

/** The sum and what it pays to one, mirrored around 10.5. The README compares it with public tables. */
const totals: readonly [sum: number, pays: number][] = [
  [4, 62],
  [5, 31],
  [6, 18],
  [7, 12],
  [8, 8],
  [9, 7],
  [10, 6],
  [11, 6],
  [12, 7],
  [13, 8],
  [14, 12],
  [15, 18],
  [16, 31],
  [17, 62],
]

const sumOf = ([one, two, three]: Dice): number => one + two + three
const isTriple = ([one, two, three]: Dice): boolean => one === two && two === three
const countOf = (face: number, dice: Dice): number => dice.filter((die) => die === face).length

/** `pays` to one where it wins. */
const placeOf = (kind: string, code: string, pays: number, wins: (dice: Dice) => boolean): Place<Dice> => ({
  code,
  kind,
  returnedPerHundred: (dice) => (wins(dice) ? 100 * (1 + pays) : 0),
})

/** Pays as many to one as dice show the face; lost where none does. */
const singleOf = (face: number): Place<Dice> => ({
  code: `single-${face}`,
  kind: 'single',
  returnedPerHundred: (dice) => {
    const count = countOf(face, dice)
    return count === 0 ? 0 : 100 * (1 + count)
  },
})

/** Every place of the layout. Small, big, odd and even lose to any triple. */
export const sicBoPlaces: readonly Place<Dice>[] = [
  placeOf('even-chance', 'small', 1, (dice) => !isTriple(dice) && sumOf(dice) <= 10),
  placeOf('even-chance', 'big', 1, (dice) => !isTriple(dice) && sumOf(dice) >= 11),
  placeOf('even-chance', 'odd', 1, (dice) => !isTriple(dice) && sumOf(dice) % 2 === 1),
  placeOf('even-chance', 'even', 1, (dice) => !isTriple(dice) && sumOf(dice) % 2 === 0),
  ...totals.map(([sum, pays]) =>
    placeOf(
      `total-${Math.min(sum, 21 - sum)}-or-${Math.max(sum, 21 - sum)}`,
      `total-${sum}`,
      pays,
      (dice) => sumOf(dice) === sum,
    ),
  ),
  ...faces.map(singleOf),
  ...faces.map((face) => placeOf('double', `double-${face}`, 11, (dice) => countOf(face, dice) >= 2)),
  ...faces.map((face) => placeOf('specific-triple', `triple-${face}`, 180, (dice) => countOf(face, dice) === 3)),
  placeOf('any-triple', 'any-triple', 31, isTriple),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high) =>
        placeOf('two-dice', `two-dice-${low}-${high}`, 5, (dice) => countOf(low, dice) > 0 && countOf(high, dice) > 0),
      ),
  ),
]

/** Sic bo: three dice, all 216 throws equally likely. */
export const sicBo: CountedGame<Dice> = {
  code: 'sic-bo',
  places: sicBoPlaces,
  outcomes: () =>
    faces.flatMap((one) =>
      faces.flatMap((two) => faces.map((three) => ({ outcome: [one, two, three] as const, ways: 1 }))),
    ),
}
