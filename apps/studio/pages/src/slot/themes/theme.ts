import type { TextKey } from '../../../../locales/ko.ts'
import type { SymbolId } from '../../../../src/games/slot/slot-config.ts'

/** How one slot looks; its mathematics know nothing of it. */
export interface Theme {
  /** Sky from above to below, then the water or ground. */
  readonly sky: readonly [string, string, string]
  readonly ground: readonly [string, string]
  /** Light of the moon in the scene. */
  readonly light: string
  /** Behind the reels. */
  readonly glass: string
  readonly scenery: 'pond' | 'street' | 'bamboo' | 'mountain'
  /** SVG within a square of 100, and the name, of every symbol. */
  readonly symbols: Readonly<Record<SymbolId, { readonly art: string; readonly name: TextKey }>>
}
