import type { CommissionKind } from '@maru/contract'
import type { TransferKind } from '../../ledger/index.ts'

/** What a holder gets, or gives back where the amount is below zero; in ledger units. */
export type CommissionLine = {
  holderId: number
  kind: 'rolling' | 'losing'
  amount: number
  /** The day or period that it is for, as its owner reads it: `2026-11-20`, `2026-11`. */
  period: string
  /** Unique for its holder for ever. Without one the caller's own rows make it happen once. */
  key?: string
}

/** As `earned + owed - released` says of a partner; of a member `held` is cash. */
export type PurseState = { entries: number; earned: number; owed: number; released: number; held: number }
export type PlannedEntry = {
  holderId: number
  ord: number
  kind: CommissionKind
  amount: number
  moved: number
  purse: 'commission' | 'cash'
  balanceAfter: number
  owedAfter: number
  period: string
  key: string
}

/** What is owed goes off first; what is taken back is taken as far as something is held, and the rest is owed. */
export const movedBy = (amount: number, { owed, held }: Pick<PurseState, 'owed' | 'held'>): number =>
  amount > 0 ? amount - Math.min(owed, amount) : -Math.min(held, -amount)

/** The next entry of a holder, and its purse after it. */
export const planEntry = (
  { holderId, kind, amount, period, key }: CommissionLine,
  before: PurseState,
  purse: PlannedEntry['purse'],
): { entry: PlannedEntry; after: PurseState } => {
  const moved = movedBy(amount, before)
  const ord = before.entries + 1
  const after = {
    entries: ord,
    earned: before.earned + amount,
    owed: before.owed + moved - amount,
    released: before.released + (purse === 'cash' ? moved : 0),
    held: before.held + moved,
  }
  const entry: PlannedEntry = {
    holderId,
    ord,
    kind: amount > 0 ? kind : `${kind}-corrected`,
    amount,
    moved,
    purse,
    balanceAfter: after.held,
    owedAfter: after.owed,
    period,
    key: key ?? `${kind}:${ord}`,
  }
  return { entry, after }
}

const kinds = {
  rolling: 'rolling-earned',
  'rolling-corrected': 'rolling-taken-back',
  losing: 'losing-paid',
  'losing-corrected': 'losing-corrected',
} as const satisfies Record<Exclude<CommissionKind, 'converted'>, TransferKind>
export const transferKindOf = (kind: CommissionKind): (typeof kinds)[keyof typeof kinds] => {
  if (kind === 'converted') throw new TypeError('a conversion is no commission')
  return kinds[kind]
}
