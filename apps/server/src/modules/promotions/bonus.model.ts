/** What a member has by plain sums over all that happened, as the terms say it in words; nothing of it is taken from the module. */
export type ModelTerms = { multiple: number; largestStake: number; largestConversion: number }
type Wager = {
  cash: number
  bonus: number
  paid: { cash: number; bonus: number } | undefined
  state: 'open' | 'settled' | 'returned'
  grant: number
}
type Grant = { required: number; status: string; frozen: number | undefined }

export type BonusModel = ReturnType<typeof createModel>

export const createModel = (cash: number, terms: ModelTerms) => {
  const purse = { cash, bonus: 0 }
  const wagers: Wager[] = []
  const grants: Grant[] = []
  const active = (): number => grants.findIndex(({ status }) => status === 'active')
  const progressOf = (at: number): number => {
    let sum = 0
    for (const { cash: c, bonus: b, paid, state, grant } of wagers) {
      const back = (paid?.cash ?? 0) + (paid?.bonus ?? 0)
      if (grant === at && state === 'settled' && c + b !== back) sum += Math.min(c + b, terms.largestStake)
    }
    return grants[at]?.frozen ?? sum
  }
  const hasOpen = (at: number): boolean =>
    wagers.some(({ state, bonus, grant }) => state === 'open' && bonus > 0 && grant === at)
  const end = (at: number, status: string, kept: number): void => {
    const grant = grants[at] as Grant
    grant.frozen = progressOf(at)
    grant.status = status
    purse.cash += kept
    purse.bonus = 0
  }
  const isMet = (at: number): boolean => progressOf(at) >= (grants[at]?.required ?? 0)
  const convertible = (): number => Math.min(purse.bonus, terms.largestConversion)
  /** The largest part of a payout that does not exceed the bonus money's share of the stake. */
  const shareOf = (payout: number, { cash: c, bonus: b }: Wager): number => {
    let share = Math.ceil((payout * b) / (c + b))
    while (share * (c + b) > payout * b) share -= 1
    return share
  }
  return {
    purse,
    wagers,
    statuses: () => grants.map(({ status }) => status),
    progress: () => grants.map((_, at) => progressOf(at)),
    grant(amount: number): boolean {
      if (purse.bonus > 0 || hasOpen(grants.length - 1)) return false
      if (active() >= 0) end(active(), 'used-up', 0)
      grants.push({ required: amount * terms.multiple, status: 'active', frozen: undefined })
      purse.bonus = amount
      return true
    },
    bet(amount: number): string {
      const usable = active() < 0 ? 0 : purse.bonus
      const lacks = Math.max(0, amount - purse.cash)
      if (lacks > 0 && usable > 0 && amount > terms.largestStake) return 'stake-limit'
      if (lacks > usable) return 'not-enough-money'
      purse.cash -= amount - lacks
      purse.bonus -= lacks
      wagers.push({ cash: amount - lacks, bonus: lacks, paid: undefined, state: 'open', grant: grants.length - 1 })
      return 'done'
    },
    win(at: number, payout: number): void {
      const wager = wagers[at] as Wager
      const bonus = shareOf(payout, wager)
      wager.paid = { cash: payout - bonus, bonus }
      wager.state = 'settled'
      purse.cash += wager.paid.cash
      purse.bonus += bonus
    },
    rollback(at: number): void {
      const wager = wagers[at] as Wager
      wager.state = 'returned'
      purse.cash += wager.cash
      purse.bonus += wager.bonus
    },
    /** False where a purse lacks what must be taken back. */
    rollbackWin(at: number): boolean {
      const wager = wagers[at] as Wager
      const { cash: c, bonus: b } = wager.paid ?? { cash: 0, bonus: 0 }
      if (purse.cash < c || purse.bonus < b) return false
      purse.cash -= c
      purse.bonus -= b
      wager.paid = { cash: 0, bonus: 0 }
      return true
    },
    giveUp(): boolean {
      if (active() < 0) return false
      end(active(), 'cancelled', 0)
      return true
    },
    expire(): void {
      const at = active()
      if (at >= 0) end(at, isMet(at) ? 'converted' : 'expired', isMet(at) ? convertible() : 0)
    },
    tick(): void {
      const at = active()
      if (at >= 0 && isMet(at) && !hasOpen(at)) end(at, 'converted', convertible())
      if (active() < 0) purse.bonus = 0
    },
  }
}
