import type { Container } from 'pixi.js'
import type { DealShown, RowShown } from '../../../../src/tables/table-shapes.ts'

/** Each shape is a layout of its own, never one scaled into another. portrait: up to 600 wide; landscape: a lying phone, up to 500 high; tablet: up to 1180 wide or upright. */
export type RoomShape = 'desktop' | 'tablet' | 'portrait' | 'landscape'
export type Box = { x: number; y: number; width: number; height: number }

/** The instant that is drawn. `now` is the studio's clock, so that everybody who is at the table, however late, sees the same. */
export type RoomMoment = {
  now: number
  row: RowShown
  deal: DealShown | null
  /** ms since dealing began; negative before. Undefined where nothing is dealt. */
  dealing: number | undefined
  /** Reduced motion: everything stands at its end. */
  isStill: boolean
}

/** A part of the drawn room. `update` comes once a frame and draws the moment: nothing that decides where things lie is remembered between frames. */
export interface ScenePart {
  readonly view: Container
  resize(box: Box, shape: RoomShape): void
  update(moment: RoomMoment): void
  destroy(): void
}

/** What the dealer's hands do, in ms since dealing began (or since the phase began, outside of dealing). `at`: where, in the dealer's box, 0 to 1 each way. */
export type DealerAct = {
  act: 'shuffle' | 'draw' | 'deal' | 'turn' | 'squeeze' | 'spin' | 'throw' | 'lift' | 'point' | 'sweep' | 'pay'
  from: number
  to: number
  at?: { x: number; y: number }
}
/** A character behind the table: body below the table's edge, hands above the cards. Between acts it breathes, blinks and looks. */
export interface DealerPart extends ScenePart {
  /** Drawn above table and cards. */
  readonly hands: Container
  play(acts: readonly DealerAct[]): void
}

/** What the dealer says, each in ko, en and vn. */
export const spokenCalls = [
  'place-your-bets',
  'last-bets',
  'no-more-bets',
  'new-shoe',
  'player-wins',
  'banker-wins',
  'tie',
  'dragon',
  'tiger',
  'andar',
  'bahar',
  'natural',
  'blackjack',
  'bust',
  'red',
  'black',
  'zero',
  'big',
  'small',
  'triple',
  'round-void',
] as const
export type SpokenCall = (typeof spokenCalls)[number] | `number-${number}` // 0 to 36
