import type { LiveGame } from '@maru/live-games'
import { type FeltPlan, MORE } from '../felt/felt-plan.ts'

const mains = [
  ['player', 20],
  ['tie', 23],
  ['banker', 20],
] as const
const topRow = [
  ['player-pair', 1],
  ['tie', 1.1],
  ['banker-pair', 1],
  [MORE, 0.5],
] as const
const mainRow = [
  ['player', 1],
  ['banker', 1],
] as const

type PlanRow = FeltPlan['phone'][number][number]

const planOf = (sides: readonly (readonly [string, number])[], pages: FeltPlan['phone'][number]): FeltPlan => ({
  ends: ['player-pair', 'banker-pair'],
  main: mains,
  desktop: [sides],
  tablet: [sides],
  phone: [
    [
      { share: 1, cells: topRow },
      { share: 1.9, cells: mainRow },
    ],
    pages,
  ],
})

const bonuses: PlanRow = {
  share: 1,
  cells: [
    ['player-bonus', 1],
    ['banker-bonus', 1],
    [MORE, 0.5],
  ],
}
const sizes: PlanRow = {
  share: 1,
  cells: [
    ['small', 1],
    ['big', 1],
  ],
}

const withCommission = planOf(
  [
    ['player-bonus', 1],
    ['either-pair', 1],
    ['small', 0.85],
    ['big', 0.85],
    ['perfect-pair', 1],
    ['banker-bonus', 1],
  ],
  [
    bonuses,
    {
      share: 1,
      cells: [
        ['either-pair', 1],
        ['perfect-pair', 1],
      ],
    },
    sizes,
  ],
)

const withoutCommission = planOf(
  [
    ['player-bonus', 1],
    ['either-pair', 1],
    ['small', 0.8],
    ['super-six', 0.9],
    ['big', 0.8],
    ['perfect-pair', 1],
    ['banker-bonus', 1],
  ],
  [
    bonuses,
    {
      share: 1,
      cells: [
        ['either-pair', 1],
        ['super-six', 1],
        ['perfect-pair', 1],
      ],
    },
    sizes,
  ],
)

export const baccaratPlan = (game: LiveGame): FeltPlan =>
  game === 'baccarat-no-commission' ? withoutCommission : withCommission
