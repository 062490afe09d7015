const KEPT = 20

/** How far the studio's clock is ahead of the page's. A message that was delayed says too little, so the largest of the last ones is the best. */
export class StudioClock {
  readonly #samples: number[] = []
  #offset = 0

  get offset(): number {
    return this.#offset
  }

  /** `said` is the studio's time in a message that has just come. */
  measure(said: number, now: number): void {
    this.#samples.push(said - now)
    if (this.#samples.length > KEPT) this.#samples.shift()
    this.#offset = Math.max(...this.#samples)
  }

  /** The page's own clock was set, or the device slept: what was measured says nothing. */
  forget(): void {
    this.#samples.length = 0
  }
}
