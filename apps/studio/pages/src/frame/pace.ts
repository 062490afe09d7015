const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Waiting and moving, which a person can shorten and which reduced motion leaves out. It never changes what comes out. */
export class Pace {
  #hurry = false
  #wake = new Set<() => void>()

  get still(): boolean {
    return reduced.matches
  }

  get hurried(): boolean {
    return this.#hurry
  }

  /** Until `calm`, every wait ends at once. */
  hurry(): void {
    this.#hurry = true
    for (const wake of this.#wake) wake()
  }

  calm(): void {
    this.#hurry = false
  }

  /** `stillMs` is kept with reduced motion, so that results can be read. */
  async wait(ms: number, stillMs = Math.min(ms, 120)): Promise<void> {
    const length = this.still ? stillMs : ms
    if (this.#hurry || length === 0) return
    await new Promise<void>((resolve) => {
      const end = () => {
        this.#wake.delete(end)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(end, length)
      this.#wake.add(end)
    })
  }
}
