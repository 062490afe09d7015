import type { CashCurrency, Currency } from '@maru/contract'

/** Purses of a member, with the number that ends their account ids and what they hold: the site's currency, or points. */
export const purses = {
  cash: { no: 1, holds: 'cash' },
  points: { no: 2, holds: 'points' },
  'withdrawal-pending': { no: 3, holds: 'cash' },
  'in-game': { no: 4, holds: 'cash' },
  bonus: { no: 5, holds: 'cash' },
  held: { no: 6, holds: 'cash' },
  /** On its way to a vendor that keeps a purse, or back. */
  'transfer-pending': { no: 7, holds: 'cash' },
  /** What a partner earned and has not converted to cash yet. */
  commission: { no: 8, holds: 'cash' },
} as const satisfies Record<string, { no: number; holds: 'cash' | 'points' }>
export type Purse = keyof typeof purses
export const purseNames = Object.keys(purses) as Purse[]

/** Opened with the member, because every bet locks them. The others are opened when money first comes to them. */
export const firstPurses: readonly Purse[] = ['cash', 'points']

export const currencyOfPurse = (purse: Purse, cash: CashCurrency): Currency =>
  purses[purse].holds === 'points' ? 'POINT' : cash

/**
 * `promotion`: where bonus money comes from, and returns to. `receivable`: what members owe, negative. `commission-issued`: what partners earned, negative. `coin`: in
 * the site's currency, what was credited for coin and paid out by it. `coin-custody`: in USDT, what is at our addresses of the chain; `coin-outside`: its other side.
 */
export const houses = [
  'bank',
  'revenue',
  'points-issued',
  'adjustment',
  'promotion',
  'receivable',
  'commission-issued',
  'coin',
  'coin-custody',
  'coin-outside',
] as const
export type House = (typeof houses)[number]

export type Side = Purse | House | 'vendor'
/** Stored, as those of the kinds: never change one. */
export const currencyNumbers = { KRW: 1, POINT: 2, USDT: 3, EUR: 4, USD: 5 } as const satisfies Record<Currency, number>

type Kind = { no: number; from: readonly Side[]; to: readonly Side[] }

/** `in-game`: what was won or lost at a vendor that keeps a purse. */
const stake = ['cash', 'bonus', 'in-game'] as const
/** `held`: that waited to be accepted. */
const firstStake = [...stake, 'held'] as const
/** The other side of a wager's money. */
const counterparty = ['vendor', 'revenue'] as const
const earner = ['commission', 'cash'] as const

/** Every movement of money there is, and which accounts it may join. The numbers are stored: never change one, never reuse one. */
export const transferKinds = {
  deposit: { no: 1, from: ['bank', 'coin'], to: ['cash'] },
  'withdrawal-requested': { no: 2, from: ['cash'], to: ['withdrawal-pending'] },
  'withdrawal-completed': { no: 3, from: ['withdrawal-pending'], to: ['bank', 'coin'] },
  'withdrawal-cancelled': { no: 4, from: ['withdrawal-pending'], to: ['cash'] },
  'wager-placed': { no: 10, from: firstStake, to: counterparty },
  'wager-paid': { no: 11, from: counterparty, to: stake },
  'wager-cancelled': { no: 12, from: counterparty, to: stake },
  /** A settlement or a win that was reversed. */
  'payout-taken-back': { no: 13, from: stake, to: counterparty },
  /** Somebody has to accept the stake first: it waits in a purse of its own, and is then placed, or released. */
  'stake-held': { no: 14, from: ['cash'], to: ['held'] },
  'stake-released': { no: 15, from: ['held'], to: ['cash'] },
  'points-granted': { no: 20, from: ['points-issued'], to: ['points'] },
  'points-spent': { no: 21, from: ['points'], to: ['points-issued'] },
  /** Of older releases: no code posts them any more. */
  'game-opened': { no: 30, from: ['cash'], to: ['in-game'] },
  'game-closed': { no: 31, from: ['in-game'], to: ['cash'] },
  /** To a vendor that keeps a purse, from cash; or back, from `in-game`. Decision 0212. */
  'transfer-begun': { no: 32, from: ['cash', 'in-game'], to: ['transfer-pending'] },
  'transfer-done': { no: 33, from: ['transfer-pending'], to: ['in-game', 'cash'] },
  'transfer-refused': { no: 34, from: ['transfer-pending'], to: ['cash', 'in-game'] },
  'adjustment-credit': { no: 40, from: ['adjustment'], to: ['cash', 'points'] },
  'adjustment-debit': { no: 41, from: ['cash', 'points'], to: ['adjustment'] },
  'bonus-granted': { no: 50, from: ['promotion'], to: ['bonus'] },
  'bonus-taken-back': { no: 51, from: ['bonus'], to: ['promotion'] },
  /** The terms of a bonus were met. */
  'bonus-converted': { no: 52, from: ['bonus'], to: ['cash'] },
  /** What a member gets for points, which go back to their house account as `points-spent`. */
  'points-converted': { no: 53, from: ['promotion'], to: ['cash'] },
  /** What a member lacks of what must be taken back: the house advances it, and so the member owes it. */
  'debt-opened': { no: 60, from: ['receivable'], to: ['cash'] },
  'debt-collected': { no: 61, from: ['cash'], to: ['receivable'] },
  /** The house pays a debt for the member, who returns it at once as `debt-collected`. */
  'debt-forgiven': { no: 62, from: ['revenue'], to: ['cash'] },
  /** Commission of a partner goes to its purse, that of a member with rates of its own to cash. */
  'rolling-earned': { no: 70, from: ['commission-issued'], to: earner },
  'rolling-taken-back': { no: 71, from: earner, to: ['commission-issued'] },
  'losing-paid': { no: 72, from: ['commission-issued'], to: earner },
  'losing-corrected': { no: 73, from: earner, to: ['commission-issued'] },
  'commission-converted': { no: 74, from: ['commission'], to: ['cash'] },
  /** From a partner to somebody below it, and back. */
  'money-given': { no: 75, from: ['cash'], to: ['cash'] },
  'money-taken-back': { no: 76, from: ['cash'], to: ['cash'] },
  /** In USDT: a transfer of the chain to one of our addresses, and one from them. */
  'coin-received': { no: 80, from: ['coin-outside'], to: ['coin-custody'] },
  'coin-sent': { no: 81, from: ['coin-custody'], to: ['coin-outside'] },
} as const satisfies Record<string, Kind>
export type TransferKind = keyof typeof transferKinds

export type FromOf<K extends TransferKind> = (typeof transferKinds)[K]['from'][number]
export type ToOf<K extends TransferKind> = (typeof transferKinds)[K]['to'][number]

/** Whether a movement can give the result of a game away. */
export const isPlayKind = (kind: TransferKind): boolean =>
  [...transferKinds[kind].from, ...transferKinds[kind].to].some((side) => side === 'vendor')

/** The compiler knows; this is for what reaches `post` untyped. */
export const mayJoin = (kind: TransferKind, from: Side, to: Side): boolean => {
  const rule: Kind = transferKinds[kind]
  return rule.from.includes(from) && rule.to.includes(to)
}
