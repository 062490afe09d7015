import { type FeltPlan, MORE } from '../felt/felt-plan.ts'

const dragonSides = ['dragon-odd', 'dragon-even', 'dragon-red', 'dragon-black', 'dragon-big', 'dragon-small'] as const
const tigerSides = ['tiger-small', 'tiger-big', 'tiger-black', 'tiger-red', 'tiger-even', 'tiger-odd'] as const
const each = (codes: readonly string[]) => codes.map((code) => [code, 1] as const)
const middle = ['suited-tie', 1.5] as const

/** A row of a phone: two of the dragon, two of the tiger. */
const pairRow = (from: number, more: boolean) => ({
  share: 1,
  cells: [
    ...each(dragonSides.slice(from, from + 2)),
    ...(more ? [[MORE, 0.5] as const] : []),
    ...each(tigerSides.slice(4 - from, 6 - from)),
  ],
})

export const dragonTigerPlan: FeltPlan = {
  ends: undefined,
  main: [
    ['dragon', 1],
    ['tie', 0.62],
    ['tiger', 1],
  ],
  desktop: [[...each(dragonSides), middle, ...each(tigerSides)]],
  tablet: [
    [...each(dragonSides.slice(0, 3)), ...each(tigerSides.slice(3))],
    [...each(dragonSides.slice(3)), middle, ...each(tigerSides.slice(0, 3))],
  ],
  phone: [
    [
      {
        share: 1,
        cells: [
          ['tie', 1],
          ['suited-tie', 1],
          [MORE, 0.34],
        ],
      },
      {
        share: 1.9,
        cells: [
          ['dragon', 1],
          ['tiger', 1],
        ],
      },
    ],
    [pairRow(0, true), pairRow(2, false), pairRow(4, false)],
  ],
}
