import type { PlaceShape } from '../game/game-view.ts'
import { easeOut, part } from './ease.ts'

/** Of a chip from the tray, or from the side of the table, to its place. */
const LAID_MS = 190
/** From one's own chips to what they won, in parts of a chip's radius. */
const BESIDE = 2.3
/** The same where both share a place that is small for two. */
const CLOSE = 2.1
/** Smaller chips than this, in parts of their own size, cannot be distinguished: winnings lie outside the place then. */
const SMALLEST = 0.7

type Laid = { at: number; before: number }

/** Which chips were laid just now, by a key of each stack: for a moment they are on their way. */
export class LaidChips {
  readonly #laid = new Map<string, Laid>()
  #sums: ReadonlyMap<string, number> | undefined

  /** What lies now. What was there when one looked first, or while nothing may move, lies at once. */
  note(sums: ReadonlyMap<string, number>, now: number, isMoving: boolean): void {
    for (const [key, { at }] of this.#laid) if (now - at >= LAID_MS || !isMoving) this.#laid.delete(key)
    if (this.#sums && isMoving)
      for (const [key, sum] of sums) {
        const before = this.#sums.get(key) ?? 0
        if (sum > before && !this.#laid.has(key)) this.#laid.set(key, { at: now, before })
      }
    this.#sums = sums
  }

  /** How far it has come, 0 to 1. */
  wayOf(key: string, now: number): number {
    const laid = this.#laid.get(key)
    return laid ? easeOut(part(now - laid.at, 0, LAID_MS)) : 1
  }

  /** What was there before what is on its way; undefined where nothing is. */
  beforeOf(key: string): number | undefined {
    return this.#laid.get(key)?.before
  }
}

/** Where a stake and what it won lie side by side, and how large, of their own size, the chips of both are there. */
export type SharedPlace = { stakeX: number; wonX: number; scale: number }

/** Winnings are paid at the side that has room for them. Where none has, both move together into the place, and are made smaller if they must. */
export function sharePlace({ own: { x, radius }, bounds }: Pick<PlaceShape, 'own' | 'bounds'>): SharedPlace {
  const [left, right] = [bounds.x + radius, bounds.x + bounds.width - radius]
  const away = radius * BESIDE
  if (x + away <= right) return { stakeX: x, wonX: x + away, scale: 1 }
  if (x - away >= left) return { stakeX: x, wonX: x - away, scale: 1 }
  const scale = Math.min(1, bounds.width / radius / (CLOSE + 2))
  if (scale < SMALLEST) return { stakeX: x, wonX: x - away, scale: 1 }
  const middle = bounds.x + bounds.width / 2
  const half = (radius * CLOSE * scale) / 2
  return { stakeX: middle - half, wonX: middle + half, scale }
}
