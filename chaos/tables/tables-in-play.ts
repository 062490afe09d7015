/** Tables that chaos plays at, and what is bet on there. `chip` is within the limits of the places. */
export const PLAYED = {
  'speed-baccarat-7': { kind: 'baccarat', places: ['player', 'banker', 'tie'], chip: 5_000 },
  'moonlit-roulette': { kind: 'roulette', places: ['red', 'dozen-2', 'straight-7'], chip: 1_000 },
  'sic-bo-1': { kind: 'sic-bo', places: ['small', 'big', 'single-3'], chip: 1_000 },
  'blackjack-lounge-2': { kind: 'blackjack', places: [], chip: 20_000 },
} as const
export type Code = keyof typeof PLAYED
export type Kind = (typeof PLAYED)[Code]['kind']

export const CODES = Object.keys(PLAYED) as Code[]
/** Whom a small purse lets play. */
export const CHEAP: readonly Code[] = ['moonlit-roulette', 'sic-bo-1']

export const kindOf = (code: string): Kind | undefined => PLAYED[code as Code]?.kind
