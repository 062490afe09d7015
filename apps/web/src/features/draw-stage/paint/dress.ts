import type { Point } from '../rules/track.rules.ts'
import type { LadderLayout } from './ladder-layout.ts'
import type { Context, Surface } from './surface.ts'

/** How a ladder looks; where it stands and what it says is the same in every dress. */
export type Dress = {
  backdrop(context: Context, seed: string): void
  /** The moon on its way up. `share`: how far it has risen. */
  rising(context: Context, atMs: number, share: number): void
  /** What stands still of the risen moon, and what moves. */
  risen(context: Context): void
  glimmer?(context: Context, atMs: number): void
  /** A line between the posts, drawn from the left as far as `share`. */
  line(context: Context, y: number, share: number): void
  /** The way that is walked. */
  walked(context: Context, points: readonly Point[]): void
  /** The end at one side, lantern or flower. `light`: from 0 to 1. */
  goal(context: Context, x: number, light: number, atMs: number): void
  /** Where the word of an end stands, below its middle. */
  goalWordY: number
}
export type MakeDress = (surface: Surface, layout: LadderLayout) => Dress
