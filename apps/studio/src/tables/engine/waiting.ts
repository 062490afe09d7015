import type { RefusedWhy, RoundNow } from './round-now.ts'

/** Those who wait for what the wallet says to a change, or until it is stored. */
export class Waiting {
  readonly #by = new Map<string, ((why?: RefusedWhy) => void)[]>()
  #unstored: ReadonlySet<string> = new Set()
  #untilStored: (() => void)[] = []

  /** What memory says of these players is not stored yet: it may never be. */
  storing(players: ReadonlySet<string>): void {
    this.#unstored = players
  }

  /** Memory says what is stored. */
  stored(): void {
    this.#unstored = new Set()
    for (const resolve of this.#untilStored.splice(0)) resolve()
  }

  isStoring(): boolean {
    return this.#unstored.size > 0
  }

  isUnstored(player: string): boolean {
    return this.#unstored.has(player)
  }

  /** Reads memory in an instant in which it says what is stored of a player; undefined where none comes within `ms`. */
  async whenStored<T>(player: string, ms: number, read: () => T): Promise<T | undefined> {
    const until = performance.now() + ms
    for (;;) {
      if (!this.#unstored.has(player)) return read()
      const left = until - performance.now()
      if (left <= 0) return undefined
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.#untilStored.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  /** Resolves when the wallet has said what becomes of a change, or after `ms`. */
  untilAnswered(change: string, ms: number): Promise<{ why?: RefusedWhy } | 'pending'> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('pending'), ms)
      const answer = (why?: RefusedWhy) => {
        clearTimeout(timer)
        resolve(why ? { why } : {})
      }
      this.#by.set(change, [...(this.#by.get(change) ?? []), answer])
    })
  }

  answer(change: string, why: RefusedWhy | undefined): void {
    for (const answer of this.#by.get(change) ?? []) answer(why)
    this.#by.delete(change)
  }

  /** After betting closed or the round was voided: nothing is asked for any more. */
  answerDecided({ state }: RoundNow): void {
    for (const change of this.#by.keys())
      if (state.changes.get(change)?.state !== 'asked' && state.changes.has(change)) this.answer(change, undefined)
  }
}
