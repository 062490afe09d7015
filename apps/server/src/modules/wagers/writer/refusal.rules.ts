import type { LockedHolding } from '../../ledger/index.ts'
import type { PlayRoom } from '../../protection/index.ts'
import type { MoneyMove } from './effect.rules.ts'
import type { Decision } from './source.ts'

type Refused = Extract<Decision<string, unknown>, { kind: 'refused' }>

/** Whatever the product: a stake that the limits of its member have no room for. The purses are locked, so no other stake takes the same room. */
export const limitRefusal = (room: PlayRoom | undefined, { kind, amount }: MoneyMove): Refused | undefined =>
  room && (kind === 'wager-placed' || kind === 'stake-held') && amount > room.stake
    ? { kind: 'refused', outcome: 'limit-reached', isStored: true }
    : undefined

/**
 * A refusal that the ledger could not give: of a stake of cash and bonus money both parts move or neither, so what lacks one is refused before. A stake of cash
 * alone is left to the ledger, which decides it by the balance at its turn.
 */
export const purseRefusal = (held: LockedHolding, { to, amount, bonus }: MoneyMove): Refused | undefined => {
  const cash = amount - bonus
  if (to === 'member' || to === 'cash') {
    const isTooMuch = held.cash + cash > Number.MAX_SAFE_INTEGER || held.bonus + bonus > Number.MAX_SAFE_INTEGER
    // Not stored: the sender made a mistake, and may send the correct amount under the same id.
    return isTooMuch ? { kind: 'refused', outcome: 'wrong-amount', isStored: false } : undefined
  }
  if (bonus === 0) return undefined
  if (held.cash < cash) return { kind: 'refused', outcome: 'not-enough-money', isStored: true }
  return held.bonus < bonus ? { kind: 'refused', outcome: 'not-enough-bonus', isStored: true } : undefined
}
