import type { RefusedWhy, RoundNow } from './round-now.ts'

/** Those who wait for what the wallet says to a change. */
export class Waiting {
  readonly #by = new Map<string, ((why?: RefusedWhy) => void)[]>()

  /** Resolves when the wallet has said what becomes of a change, or after `ms`. */
  untilClear(change: string, ms: number): Promise<{ why?: RefusedWhy } | 'pending'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('pending'), ms)
      const clear = (why?: RefusedWhy) => {
        clearTimeout(timer)
        resolve(why ? { why } : {})
      }
      this.#by.set(change, [...(this.#by.get(change) ?? []), clear])
    })
  }

  clear(change: string, why: RefusedWhy | undefined): void {
    for (const clear of this.#by.get(change) ?? []) clear(why)
    this.#by.delete(change)
  }

  /** After betting closed or the round was voided: nothing is asked for any more. */
  clearAll({ state }: RoundNow): void {
    for (const change of this.#by.keys())
      if (state.changes.get(change)?.state !== 'asked' && state.changes.has(change)) this.clear(change, undefined)
  }
}
