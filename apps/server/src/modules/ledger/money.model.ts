import { modelOf, openRounds, type WalletModel } from '../games/adapters/vendor-wallet.model.ts'

export const VENDORS = ['studio', 'lotus'] as const
export type VendorCode = (typeof VENDORS)[number]
export type RequestType = 'deposit' | 'withdrawal'
type Status = 'applied' | 'waiting' | 'completed' | 'cancelled'
type Request = { type: RequestType; amount: number; key: string; status: Status }

/**
 * Everything that a member's money can go through, as plainly as possible: two vendors, the cash desk, a product of the house, corrections by staff.
 * One member; nothing here knows how the real one does it.
 */
export type MoneyModel = {
  balances: Map<string, number>
  bonus: Map<string, number>
  wallets: Record<VendorCode, WalletModel>
  /** The vendor whose game is open. */
  open: VendorCode | undefined
  requests: Request[]
  tickets: { stake: number; payout: number; state: 'open' | 'settled' | 'void' | 'cancelled' }[]
  /** What the member owes since a ticket's result was corrected. */
  debt: number
  corrections: Map<string, string>
}

const CASH = 'cash'
/** Smallest sum of the desk, and its unit. */
export const UNIT = 10_000

export const moneyModelOf = (cash: number): MoneyModel => {
  const balances = new Map([
    [CASH, cash],
    ['pending', 0],
    ['points', 0],
  ])
  const bonus = new Map([[CASH, 0]])
  const wallet = (): WalletModel => ({ ...modelOf([], 0), balances, bonus, purseOf: () => CASH })
  return {
    balances,
    bonus,
    wallets: { studio: wallet(), lotus: wallet() },
    open: undefined,
    requests: [],
    tickets: [],
    debt: 0,
    corrections: new Map(),
  }
}

export const bonusOf = (model: MoneyModel): number => model.bonus.get(CASH) ?? 0
/** A promotion gives, or takes back what there is at most. */
export const modelPromote = (model: MoneyModel, amount: number): boolean => {
  if (bonusOf(model) + amount < 0) return false
  model.bonus.set(CASH, bonusOf(model) + amount)
  return true
}

export const balanceOf = (model: MoneyModel, purse: 'cash' | 'pending' | 'points'): number =>
  model.balances.get(purse) ?? 0
export const changeBalance = (model: MoneyModel, purse: 'cash' | 'pending' | 'points', amount: number) =>
  model.balances.set(purse, balanceOf(model, purse) + amount)

/** Answers the place of the request, or the code of the refusal. */
export const modelRequest = (
  model: MoneyModel,
  players: readonly string[],
  type: RequestType,
  amount: number,
  key: string,
): number | string => {
  const earlier = model.requests.findIndex((request) => request.key === key)
  if (earlier >= 0) {
    const { type: earlierType, amount: earlierAmount } = model.requests[earlier] as Request
    return earlierType === type && earlierAmount === amount ? earlier : 'K409'
  }
  const isOpen = model.requests.some(
    (request) => request.type === type && ['applied', 'waiting'].includes(request.status),
  )
  if (isOpen) return type === 'deposit' ? 'C003' : 'C209'
  if (type === 'withdrawal') {
    const playing = VENDORS.some((code) => players.some((player) => openRounds(model.wallets[code], player).length > 0))
    if (playing || model.tickets.some((ticket) => ticket.state === 'open')) return 'B9999'
    if (model.debt > 0) return 'C231'
    if (balanceOf(model, 'cash') < amount) return 'C202'
    changeBalance(model, 'cash', -amount)
    changeBalance(model, 'pending', amount)
  }
  model.requests.push({ type, amount, key, status: 'applied' })
  return model.requests.length - 1
}

const acts = {
  wait: { from: 'applied', to: 'waiting' },
  approve: { from: 'waiting', to: 'completed' },
  reject: { from: 'waiting', to: 'cancelled' },
  cancel: { from: 'applied', to: 'cancelled' },
} as const
export type Act = keyof typeof acts

/** Whether it was done. */
export const modelAct = (model: MoneyModel, at: number, act: Act): boolean => {
  const request = model.requests[at] as Request
  if (request.status !== acts[act].from) return false
  request.status = acts[act].to
  const { type, amount } = request
  if (type === 'deposit' && act === 'approve') changeBalance(model, 'cash', amount)
  if (type === 'withdrawal' && act === 'approve') changeBalance(model, 'pending', -amount)
  if (type === 'withdrawal' && (act === 'reject' || act === 'cancel')) {
    changeBalance(model, 'pending', -amount)
    changeBalance(model, 'cash', amount)
  }
  return true
}

export type Correction = { purse: 'cash' | 'points'; amount: number; key: string; isCredit: boolean }

export const modelCorrect = (
  model: MoneyModel,
  { purse, amount, key, isCredit }: Correction,
): 'posted' | 'repeat' | 'key-conflict' | 'insufficient-funds' => {
  const content = JSON.stringify([purse, amount, isCredit])
  const earlier = model.corrections.get(key)
  if (earlier !== undefined) return earlier === content ? 'repeat' : 'key-conflict'
  if (!isCredit && balanceOf(model, purse) < amount) return 'insufficient-funds'
  changeBalance(model, purse, isCredit ? amount : -amount)
  model.corrections.set(key, content)
  return 'posted'
}

type Played = { stake: number; payout: number; bonus_stake: number; bonus_payout: number }

/** Stakes that stand and payouts that stand, of everything played, and how much of them was bonus money. */
export const playedIn = (model: MoneyModel): Played => {
  const effects = VENDORS.flatMap((code) => model.wallets[code].effects).filter(({ isUndone }) => !isUndone)
  const sum = (verb: 'bet' | 'win', of: 'amount' | 'bonus') =>
    effects.filter((effect) => effect.verb === verb).reduce((total, effect) => total + (effect[of] ?? 0), 0)
  return {
    stake: sum('bet', 'amount'),
    payout: sum('win', 'amount'),
    bonus_stake: sum('bet', 'bonus'),
    bonus_payout: sum('win', 'bonus'),
  }
}
