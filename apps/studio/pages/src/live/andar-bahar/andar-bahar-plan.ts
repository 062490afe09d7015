import { andarBaharPlaces } from '@maru/live-games'
import { type FeltPlan, MORE } from '../felt/felt-plan.ts'

/** `cards-1-5` to `cards-41-49`: with which card the match comes. */
const bands = andarBaharPlaces.map(({ code }) => code).filter((code) => code.startsWith('cards-'))
const each = (codes: readonly string[]) => codes.map((code) => [code, 1] as const)
const sides = each(['andar', 'bahar'])

export const andarBaharPlan: FeltPlan = {
  ends: undefined,
  main: sides,
  desktop: [each(bands)],
  tablet: [each(bands.slice(0, 4)), each(bands.slice(4))],
  phone: [
    [
      { share: 1.5, cells: sides },
      { share: 1, cells: [...each(bands.slice(0, 3)), [MORE, 0.6]] },
    ],
    [
      { share: 1, cells: each(bands.slice(0, 4)) },
      { share: 1, cells: [...each(bands.slice(4)), [MORE, 0.8]] },
    ],
  ],
}
