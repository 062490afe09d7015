import type { Key, Say } from '@maru/i18n/react'

const kinds: Record<string, Key<'office'>> = {
  deposit: 'kind.deposit',
  'withdrawal-requested': 'kind.withdrawal-requested',
  'withdrawal-completed': 'kind.withdrawal-completed',
  'withdrawal-cancelled': 'kind.withdrawal-cancelled',
  'wager-placed': 'kind.wager-placed',
  'wager-paid': 'kind.wager-paid',
  'wager-cancelled': 'kind.wager-cancelled',
  'payout-taken-back': 'kind.payout-taken-back',
  'stake-held': 'kind.stake-held',
  'stake-released': 'kind.stake-released',
  'points-granted': 'kind.points-granted',
  'points-spent': 'kind.points-spent',
  'points-converted': 'kind.points-converted',
  'transfer-begun': 'kind.transfer-begun',
  'transfer-done': 'kind.transfer-done',
  'transfer-refused': 'kind.transfer-refused',
  'game-opened': 'kind.game-opened',
  'game-closed': 'kind.game-closed',
  'adjustment-credit': 'kind.adjustment-credit',
  'adjustment-debit': 'kind.adjustment-debit',
  'bonus-granted': 'kind.bonus-granted',
  'bonus-taken-back': 'kind.bonus-taken-back',
  'bonus-converted': 'kind.bonus-converted',
  'debt-opened': 'kind.debt-opened',
  'debt-collected': 'kind.debt-collected',
  'debt-forgiven': 'kind.debt-forgiven',
}
const purses: Record<string, Key<'office'>> = {
  cash: 'member.cash',
  points: 'member.points',
  'withdrawal-pending': 'member.withdrawal-pending',
  'in-game': 'member.in-game',
  bonus: 'member.bonus',
  held: 'member.held',
  'transfer-pending': 'member.transfer-pending',
}
/** The ledger may learn kinds before we have a word for them; then its own name stands there. */
export const kindWord = (t: Say<'office'>, kind: string): string => (kinds[kind] ? t(kinds[kind]) : kind)
export const purseWord = (t: Say<'office'>, account: string): string => (purses[account] ? t(purses[account]) : account)
