import type { Tried } from '../engine-shapes.ts'

const LONGEST = 200

/** What calls without a clear answer were answered last, and their waits for the next try. */
export class Tries {
  readonly #known = new Map<string, Tried>()
  readonly #waits = new Set<() => void>()

  get all(): ReadonlyMap<string, Tried> {
    return this.#known
  }

  /** A try that brought nothing clear. */
  note(id: string, lastAnswer: string): void {
    const attempts = (this.#known.get(id)?.attempts ?? 0) + 1
    this.#known.set(id, { attempts, lastAt: Date.now(), lastAnswer: lastAnswer.slice(0, LONGEST) })
  }

  forget(id: string): void {
    this.#known.delete(id)
  }

  /** Resolves after the time, or when `tryNow` is called. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#waits.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms).unref()
      this.#waits.add(end)
    })
  }

  tryNow(): void {
    for (const end of [...this.#waits]) end()
  }
}
