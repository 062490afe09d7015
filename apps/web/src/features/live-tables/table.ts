import type { LiveTable } from '@maru/contract'
import type { Tables } from './calls/table-list.ts'

export type Table = Tables['tables'][number]

export const keyOf = ({ vendorKey, gameKey }: Pick<LiveTable, 'vendorKey' | 'gameKey'>): string =>
  `${vendorKey} ${gameKey}`

/** Games that members look for as one. */
export const families = ['baccarat', 'dragon-tiger', 'roulette', 'sic-bo', 'blackjack', 'andar-bahar', 'other'] as const
export type Family = (typeof families)[number]

export const familyOf = ({ game }: Pick<LiveTable, 'game'>): Family => {
  if (game === 'baccarat-no-commission') return 'baccarat'
  return game === 'multiplier-roulette' ? 'roulette' : game
}
