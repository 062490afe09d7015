import type { WalletCall } from './calls.ts'

/** A wallet as its protocol says: each transaction has one effect, however often it is sent, and a bet that was rolled back before it came is refused. */
export class ModelWallet {
  readonly balances = new Map<string, number>()
  readonly bets = new Map<string, { player: string; amount: number; state: 'taken' | 'refused' | 'rolled back' }>()
  readonly wins = new Map<string, number>()

  /** `refuses`: what it says to a bet that it sees for the first time. */
  answer(call: WalletCall, refuses: boolean): 'accepted' | 'refused' | 'done' {
    if (call.type === 'win') {
      if (!this.wins.has(call.player)) this.#move(call.player, call.amount)
      this.wins.set(call.player, this.wins.get(call.player) ?? call.amount)
      return 'done'
    }
    const known = this.bets.get(call.change)
    if (call.type === 'rollback') {
      if (known?.state === 'taken') this.#move(known.player, known.amount)
      this.bets.set(call.change, { player: call.player, amount: known?.amount ?? 0, state: 'rolled back' })
      return 'done'
    }
    if (known) return known.state === 'taken' ? 'accepted' : 'refused'
    this.bets.set(call.change, { player: call.player, amount: call.amount, state: refuses ? 'refused' : 'taken' })
    if (!refuses) this.#move(call.player, -call.amount)
    return refuses ? 'refused' : 'accepted'
  }

  #move(player: string, amount: number): void {
    this.balances.set(player, (this.balances.get(player) ?? 0) + amount)
  }
}
