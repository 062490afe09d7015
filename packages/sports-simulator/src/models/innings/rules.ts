import type { PlateRates } from './plate.ts'

export type InningsRates = { home: PlateRates; away: PlateRates }

export const inningsOfMatch = 9
