import type { Market, Sport } from '@maru/sports'
import { BILLION, type StoredOutcome } from '../markets/market-now.ts'

export type ListRole = 'winner' | 'handicap' | 'total'

/** Types of the whole event that stand in a list, by sport: the winner, the handicap, the total. */
const ROLES: Readonly<Record<Sport, readonly [winner: number, handicap: number | null, total: number | null]>> = {
  soccer: [1, 16, 18],
  basketball: [219, 223, 225],
  baseball: [251, 256, 258],
  volleyball: [186, 237, 238],
  badminton: [186, 237, 238],
  hockey: [1, 16, 18],
  combat: [186, null, null],
  tennis: [186, 187, 189],
  handball: [1, 16, 18],
  football: [219, 223, 225],
  esport: [186, 327, 328],
}

export const roleOf = (sport: Sport | null, { type }: Market): ListRole | null => {
  if (sport === null) return null
  const [winner, handicap, total] = ROLES[sport]
  if (type === winner) return 'winner'
  if (type === handicap) return 'handicap'
  return type === total ? 'total' : null
}

/** In parts of a billion; the most where nothing is offered. */
export const unevennessOf = (outcomes: readonly StoredOutcome[]): number => {
  const [one, other] = outcomes.map(
    ({ price, probability }) => probability ?? (price === null ? null : (1_000 / price) * BILLION),
  )
  return one === undefined || other === undefined || one === null || other === null
    ? BILLION
    : Math.min(BILLION, Math.round(Math.abs(one - other)))
}
