import type { Tried } from '../engine-shapes.ts'

const LONGEST = 200

/** What calls without a clear answer were answered last, and their waits for the next try. */
export class Tries {
  readonly #known = new Map<string, Tried>()
  readonly #waits = new Map<string, () => void>()

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

  /** Resolves after the time, or when it is woken. */
  wait(id: string, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#waits.delete(id)
        resolve()
      }
      const timer = setTimeout(end, ms).unref()
      this.#waits.set(id, end)
    })
  }

  /** Ends the waits of so many that have waited longest. */
  wake(most: number): void {
    for (const end of [...this.#waits.values()].slice(0, most)) end()
  }

  tryNow(): void {
    this.wake(this.#waits.size)
  }
}
