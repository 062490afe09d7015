import type { LiveGame, Phase } from '@maru/live-games'
import type { Container } from 'pixi.js'
import type { ComponentType } from 'react'
import type { DealShown, PastRound, RowShown, TableSaid, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { Language, Say } from '../../frame/texts.ts'
import type { Box, DealerAct, RoomShape, ScenePart, SpokenCall } from '../scene/scene.ts'
import type { TableStore } from '../store/table-store.ts'

export type Point = { x: number; y: number }

/** Width of a short word on the felt, px. */
export const SHORT_WORD = 34

/** A place on the felt, in CSS pixels from the upper left corner of the room. */
export type PlaceShape = {
  /** SVG path of its outline: it is drawn, pressed and lit. */
  path: string
  bounds: Box
  /** Middle of its words, and how much width and height they have there: a slanted place has less than its bounds. `name`: with what it pays, without what others have there; `none`: the felt's own drawing says them. */
  words: {
    x: number
    y: number
    width: number
    height: number
    nameSize: number
    lines: 'all' | 'name' | 'none'
    /** It slants, and is lower than the box around it says: its name stands in one line above the sum. */
    isLow?: boolean
    /** Where they stand while one's own chip lies beside them, or below. */
    beside?: { x: number; width: number; y?: number }
    /** Of a low place, height to width: a word that is longer than a short one has so much less of the height. */
    slope?: number
  }
  /** Foot of one's own chips and radius of one; the sum stands below them, if there is room. */
  own: Point & { radius: number; hasNoSum?: boolean }
  /** Middle of the sum of one's own chips, where it does not lie below them. `width`: what it may have there; it is said in short before it is wider. */
  tag?: Point & { width?: number }
  /** What was won lies on the chips, not beside them: always, or while the place named here has chips. */
  wonOnTop?: true | string
  /** Foot of the first stack of other players; further ones lie beside it. Nothing where there is no room. */
  others: (Point & { radius: number; dx: number; dy?: number }) | undefined
}

/** Middle of the tray of used cards. */
export type UsedCards = Point & { size: number }

/** Where everything lies. A part that is undefined has no room in this shape. */
export type RoomLayout = {
  shape: RoomShape
  /** What the canvas shows; the table with its dealer may be a part of it. */
  stage: Box
  table: Box
  dealer: Box
  /** Where the places lie on a ground of their own until wheel or dish comes forward: on a phone. A small one has the dealer behind it. */
  cover?: Box | undefined
  /** The table's far edge, and how far it keeps from both sides of the table. */
  edge: number
  inset: number
  /** Where cards come from and where they go. */
  shoe: Point
  used?: UsedCards
  /** Where chips are paid from and swept to: the dealer's hands. */
  bank: Point
  /** Cards, for games that deal some: the middle of their upper edge, and the width of one. */
  cards: { x: number; y: number; width: number }
  /** Of the places that are shown: on a phone not all at once. */
  places: { readonly [code: string]: PlaceShape }
  /** What else of the felt is pressed, where the places are not all: the chat lies beside it. */
  pressed?: Box | undefined
  dial: Box
  others: Box | undefined
  bets: Box
  winners: Box | undefined
  /** Middle of the upper edge of the result card. Low: its words stand side by side, over the chips. Narrow: stake and return have a line each. */
  result: Point & { isLow?: boolean; isNarrow?: boolean }
  /** Middle of the lower edge of what is said about a refusal. */
  notice: Point
  tray: Box
  /** Roads or statistics. */
  panel: Box
}

export type LayoutAsked = {
  width: number
  height: number
  shape: RoomShape
  said: TableSaid
  /** In the operator's frame a few switches float in the upper right corner. */
  isFramed: boolean
  /** Phones show the places page by page; counts from 0. */
  page: number
}

export type PlaceTone = 'player' | 'banker' | 'tie' | 'side'

export type PlaceWords = {
  /** On the felt. */
  name: string
  /** Where the name would touch the edges of a slanted place. */
  shortName?: string
  /** In lists and to a screen reader, where the place alone does not say it. */
  fullName?: string
  pays: string
  tone: PlaceTone
  /** One letter, for lists. */
  mark: string
}

/** Cards, wheel or dice: above felt and places, below the dealer's hands. `resize` comes with the stage, `lay` with all of the layout. */
export interface GameScene extends ScenePart {
  /** Below the chips: the felt's own drawing and its lights, in place of the outlines of the places. */
  readonly ground?: Container
  /** A stream shows what the scene draws as a wheel or a dish. */
  showStream?(isShown: boolean): void
  /** How far wheel or dish has come forward on a phone, 0 to 1: felt and chips step back as far. */
  readonly forward?: number
  lay(layout: RoomLayout): void
}

export type PanelProps = {
  box: Box
  shape: RoomShape
  said: TableSaid
  /** Rounds whose result may be seen: of the round that is being dealt only when it has been shown. */
  past: readonly PastRound[]
  table: TableShown
  say: Say
  language: Language
}

export type HelpProps = { said: TableSaid; say: Say; language: Language }

/** The places as they can be pressed, where the room's own (one outline, one press) is not enough. */
export type FeltProps = {
  layout: RoomLayout
  said: TableSaid
  table: TableShown
  isOpen: boolean
  /** Lays the chosen chip; several places at once are one change. */
  press(places: readonly string[]): void
  /** Of the pages of a phone. */
  page: number
  turnTo(page: number): void
  store: TableStore
  chip: number
  /** Beside another table keys go to the one that was pressed last. */
  hasKeys: boolean
  say: Say
  language: Language
}

export type OverlayProps = { store: TableStore; said: TableSaid; table: TableShown; say: Say }

/** What was dealt of this round when the page looked last: what is new is dealt now. */
export type ActsAsked = { row: RowShown; before: DealShown | null }

/** By this a game is plugged into the room. */
export interface GameView {
  /** Each shape has a geometry of its own. */
  layout(asked: LayoutAsked): RoomLayout
  /** How many pages of places a shape has. */
  pages(shape: RoomShape, said: TableSaid): number
  openScene(said: TableSaid): GameScene
  /** What the dealer does while this is dealt. */
  acts(deal: DealShown, said: TableSaid, layout: RoomLayout, asked: ActsAsked): readonly DealerAct[]
  /** Of the round that is over, in the order in which they are said. */
  calls(round: PastRound): readonly SpokenCall[]
  /** For instance "Banker wins · 8 : 6". */
  resultWords(round: PastRound, say: Say): string
  /** The cards of the round that is over, for who cannot see them; empty where it is not known or none were dealt. */
  cardWords?(round: PastRound, say: Say): string
  /** Where the wheel or the dish comes before the places: what becomes of them in a phase. */
  placesClass?(shape: RoomShape, phase: Phase): string
  /** What the dial says while a ball runs or dice are shaken: cards are dealt otherwise. */
  dealingWords?(say: Say): string
  /** Where a stream shows the wheel or the dish of a real table; without it, what is behind the table. */
  streamRoom?(layout: RoomLayout): { resting: Box; running: Box }
  placeWords(code: string, say: Say, language: Language): PlaceWords
  Panel: ComponentType<PanelProps>
  Help: ComponentType<HelpProps>
  Felt?: ComponentType<FeltProps>
  /** Over the room while cards are dealt, for who has a stake. */
  Overlay?: ComponentType<OverlayProps>
}

/** One line a game; its code is loaded with the table that plays it. */
export type GameViews = { readonly [game in LiveGame]?: () => Promise<GameView> }
