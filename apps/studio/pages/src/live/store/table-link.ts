import type { z } from 'zod'
import type { CHAT_CALLS, ChatAnswer, ChatCallName, ChatNews } from '../../../../src/tables/chat/chat-shapes.ts'
import type {
  OwnShown,
  ShoeAnswer,
  ShoesAnswer,
  TABLE_CALLS,
  TableAnswer,
  TableCallName,
  TableMessage,
  TableSaid,
} from '../../../../src/tables/table-shapes.ts'
import type { TileShown } from '../../../../src/tables/tile-shapes.ts'

/** Answer of `shown`; `own` is null where the table is only watched. */
export type ShownNow = { message: TableMessage & { t: 'table' }; own: OwnShown | null }

type Answers = {
  place: TableAnswer
  undo: TableAnswer
  seat: TableAnswer
  act: TableAnswer
  seedCommitment: TableAnswer
  seed: TableAnswer
  shown: ShownNow
  describe: TableSaid
  shoes: ShoesAnswer
  shoe: ShoeAnswer
}
export type ChatAsked<Name extends ChatCallName> = z.input<(typeof CHAT_CALLS)[Name]>
export type CallAsked<Name extends TableCallName> = z.input<(typeof TABLE_CALLS)[Name]>
export type CallAnswer<Name extends TableCallName> = Answers[Name]

export type TableHandlers = {
  chat(news: ChatNews): void
  message(message: TableMessage): void
  own(own: OwnShown): void
  up(): void
  down(): void
  /** The studio has sent the page away. */
  refused(): void
}

export interface Listening {
  /** Subscribes anew: a snapshot comes. */
  again(): void
  stop(): void
}

/** The way of a room to its studio. Calls reject where no answer came. */
export interface TableLink {
  /** No bets, no seat, no chat: only what everybody at the table gets. */
  readonly isWatched?: boolean
  /** The page's own clock, ms since 1970. */
  now(): number
  listen(code: string, handlers: TableHandlers): Listening
  tiles(receive: (tiles: readonly TileShown[]) => void): () => void
  chat<Name extends ChatCallName>(code: string, name: Name, asked: ChatAsked<Name>): Promise<ChatAnswer>
  call<Name extends TableCallName>(code: string, name: Name, asked: CallAsked<Name>): Promise<CallAnswer<Name>>
}
