import type { MoneyMove } from './writer/effect.rules.ts'

/** Money that a settlement moves for one wager. `key`: of its transfers, unique for the wager and this movement of it. */
export type Paying = { memberId: number; moves: readonly MoneyMove[]; key: string; reference: string }

/** What a member owes. `changes`: how often it changed; the next change is named after it. */
export type Debt = { open: number; changes: number }
export const noDebt: Debt = { open: 0, changes: 0 }

/** One transfer. `paying`: whose it is, by its place; undefined where a debt is collected. */
export type Step = {
  memberId: number
  purse: 'cash' | 'bonus'
  kind: MoneyMove['kind'] | 'debt-opened' | 'debt-collected'
  amount: number
  key: string
  reference: string
  paying: number | undefined
}
export type MoneyPlan = {
  /** In the order in which they are posted. */
  steps: Step[]
  /** The cash right after each paying, in its place. */
  cashAfter: number[]
  /** Of those members whose debts change. */
  debts: Map<number, Debt>
}

/**
 * Which transfers settle these wagers, of members whose purses are locked. What must be taken back is taken whole: what the cash lacks of it the house
 * advances, and the member owes it. What is left to a member who owes pays the debt, before anything else can be done with it. Bonus money is no cash: it pays no debt.
 */
export const planMoney = (
  payings: readonly Paying[],
  cashOf: (memberId: number) => number,
  debtOf: (memberId: number) => Debt | undefined,
): MoneyPlan => {
  const steps: Step[] = []
  const cash = new Map<number, number>()
  const debts = new Map<number, Debt>()
  const held = (memberId: number): number => cash.get(memberId) ?? cashOf(memberId)
  const owed = (memberId: number): Debt => debts.get(memberId) ?? debtOf(memberId) ?? noDebt

  const changeDebt = (memberId: number, kind: 'debt-opened' | 'debt-collected', amount: number, at?: number): void => {
    const { open, changes } = owed(memberId)
    const sign = kind === 'debt-opened' ? 1 : -1
    debts.set(memberId, { open: open + sign * amount, changes: changes + 1 })
    cash.set(memberId, held(memberId) + sign * amount)
    const reference = at === undefined ? `member:${memberId}` : (payings[at]?.reference ?? '')
    steps.push({ memberId, purse: 'cash', kind, amount, key: debtKey(memberId, changes + 1), reference, paying: at })
  }

  const cashAfter = payings.map(({ memberId, moves, key, reference }, at) => {
    moves.forEach(({ to, kind, amount: whole, bonus }, n) => {
      const amount = whole - bonus
      const own = { memberId, kind, reference, paying: at }
      const moveKey = n === 0 ? key : `${key}:${n + 1}`
      const lacks = amount - held(memberId)
      if (to === 'vendor' && lacks > 0) changeDebt(memberId, 'debt-opened', lacks, at)
      cash.set(memberId, held(memberId) + (to === 'member' ? amount : -amount))
      if (amount > 0) steps.push({ ...own, purse: 'cash', amount, key: moveKey })
      if (bonus > 0) steps.push({ ...own, purse: 'bonus', amount: bonus, key: `${moveKey}:bonus` })
    })
    return held(memberId)
  })
  for (const memberId of new Set(payings.map((paying) => paying.memberId))) {
    const collects = Math.min(owed(memberId).open, held(memberId))
    if (collects > 0) changeDebt(memberId, 'debt-collected', collects)
  }
  return { steps, cashAfter, debts }
}

/** Of the transfer that is the debt's change of this number. */
export const debtKey = (memberId: number, change: number): string => `debt:${memberId}:${change}`
