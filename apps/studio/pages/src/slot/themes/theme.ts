import type { TextKey } from '../../../../locales/ko.ts'
import type { SymbolId } from '../../../../src/games/slot/slot-config.ts'
import type { DrawFrame } from './frames/frame-box.ts'

/** The scene's state: as it begins, after a great win, and during free spins. */
export const MOODS = ['night', 'clear', 'deep'] as const
export type Mood = (typeof MOODS)[number]

/** How one slot looks; its mathematics know nothing of it. */
export interface Theme {
  /** Addresses of the scene, for broad and for high windows. */
  readonly scene: Readonly<Record<Mood, { readonly wide: string; readonly tall: string }>>
  readonly moon: string
  readonly frame: DrawFrame
  /** Colour of the line over the cells that won, readable on the ground of the reels. */
  readonly line: string
  /** Colour of the writing on the board. */
  readonly board: string
  /** Address of the picture, and the name, of every symbol. */
  readonly symbols: Readonly<Record<SymbolId, { readonly art: string; readonly name: TextKey }>>
}
