import { isCallError } from '@maru/client'

/** Coin is off, the member takes a break, or may not deposit: what is sent meanwhile to an address that was given before is held. */
export const holdsDeposits = (problem: unknown): boolean =>
  isCallError(problem, 'C140', 'C132', 'C001', 'U0011', 'B1002')
