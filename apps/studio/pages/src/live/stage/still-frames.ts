import type { Seen } from './room-stage.ts'

/** Some steps of a deal come by the clock alone. In milliseconds. */
const LOOK_AGAIN = { dealing: 250, otherwise: 1_000 }

/** Whether a room in which nothing moves by itself looks otherwise than when it was last drawn. A battery lasts, and a machine without a graphics card has time for the rest. */
export class StillFrames {
  #drawn: { parts: readonly unknown[]; at: number } | undefined

  /** `at`: of the browser's clock, in milliseconds. */
  needs({ moment: { row, deal }, chips }: Seen, at: number): boolean {
    const parts = [row, deal, chips.own, chips.waiting, chips.others, chips.result]
    const again = row.phase === 'dealing' ? LOOK_AGAIN.dealing : LOOK_AGAIN.otherwise
    const drawn = this.#drawn
    if (drawn && at - drawn.at < again && parts.every((part, n) => part === drawn.parts[n])) return false
    this.#drawn = { parts, at }
    return true
  }

  /** Something else than the round has changed. */
  forget(): void {
    this.#drawn = undefined
  }
}
