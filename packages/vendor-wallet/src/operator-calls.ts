import { z } from 'zod'
import { gameTexts, shownText } from './bet-text.ts'
import { LANGUAGES } from './language.ts'
import {
  tableCommandAnswer,
  tableCommandRequest,
  tableReportAnswer,
  tableReportRequest,
  tableShoeAnswer,
  tableShoeRequest,
  tableShoesAnswer,
  tableShoesRequest,
} from './table-calls.ts'
import { tableChatAnswer, tableChatRequest } from './table-chat.ts'
import {
  tableLimitsAnswer,
  tableLimitsRequest,
  tableOwedAnswer,
  tableOwedRequest,
  tableRoundAnswer,
  tableRoundRequest,
  tableWatchAnswer,
  tableWatchRequest,
} from './table-desk-calls.ts'
import { tableFeedAnswer, tableFeedRequest } from './table-feed.ts'
import { tableShiftsAnswer, tableShiftsRequest } from './table-shifts.ts'
import {
  transferAnswer,
  transferBalanceAnswer,
  transferBalanceRequest,
  transferCreditRequest,
  transferDebitRequest,
  transferStatusAnswer,
  transferStatusRequest,
} from './transfer-calls.ts'
import { wireAmount } from './wallet-calls.ts'
import { siteAddress, webAddress } from './web-address.ts'

/** Calls of the operator to the vendor: POST `<vendor>{path}`, signed by the operator. */

export const PLATFORMS = ['GPL_DESKTOP', 'GPL_MOBILE'] as const
export type Platform = (typeof PLATFORMS)[number]

export const GAME_CATEGORIES = ['slot', 'live-casino', 'hotel-live-casino'] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

export const gameUrlRequest = z.object({
  /** The operator's opaque player id: no name, phone or e-mail. */
  user: z.string().min(4).max(64),
  /** The launch token, which the vendor repeats in every callback. */
  token: z.string().min(10).max(255),
  game_code: z.string().min(1).max(64),
  currency: z.string().regex(/^[A-Z]{3,4}$/),
  lang: z.enum(LANGUAGES),
  operator_id: z.union([z.string().min(1), z.int()]),
  country: z.string().length(2),
  platform: z.enum(PLATFORMS),
  /** The member site. */
  sub_partner_id: z.string().min(1).max(64),
  /** The member's site. Its origin, and no other, may frame the game. */
  lobby_url: siteAddress,
  deposit_url: siteAddress,
  ip: z.string().optional(),
  meta: z.record(z.string(), z.unknown()).optional(),
})
export const gameUrlAnswer = z.object({
  url: webAddress,
  /** Which messages the page sends to the operator's page; those that the operator does not know are ignored. */
  frame_messages: z.array(z.string().max(40)).max(40).optional(),
})

export const gameListRequest = z.object({ operator_id: z.union([z.string().min(1), z.int()]) })
/** Something of it is seen, and no pile of marks covers the lines beside it. */
const shown = (most: number) =>
  shownText(most)
    .regex(/[^\p{Z}\p{Cc}\p{DI}]/u)
    .regex(/^(?!.*\p{M}{4})/u)
export const gameListing = z.object({
  game_code: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  name: shown(100),
  names: z.object({ ko: shown(100), en: shown(100), vn: shown(100) }),
  category: z.enum(GAME_CATEGORIES),
  product: shown(100),
  /** Theoretical return in basis points; for a table game that of its best main bet. */
  return_bp: z.int().min(7_500).max(10_000),
  /** Motif and seed of the poster that stands for the game. */
  art: z.object({ motif: z.string().max(40), seed: z.int() }),
  /** Of one bet call, in wire amounts of won. */
  limits: z.object({ min: wireAmount, max: wireAmount }),
  texts: gameTexts.optional(),
  platforms: z.array(z.enum(PLATFORMS)),
  enabled: z.boolean(),
  /** False: `game/round` does not show rounds of this game. */
  replay: z.boolean().optional(),
})
const MOST_GAMES = 5_000
/** Whole, or refused: a listing that is wrong in one game would otherwise take that game away without a word. */
export const gameListAnswer = z.array(gameListing).max(MOST_GAMES)

export const gameRoundRequest = z.object({
  operator_id: z.union([z.string().min(1), z.int()]),
  user: z.string().min(4).max(64),
  round: z.string().min(1).max(64),
  transaction_uuid: z.guid().optional(),
  lang: z.enum(LANGUAGES).optional(),
  /** The site that shows it, and frames it. */
  lobby_url: siteAddress.optional(),
})
export const gameRoundAnswer = z.object({ url: webAddress })

/** Sessions of a player have ended. Which ones, the balance says. */
export const sessionEndedRequest = z.object({
  operator_id: z.union([z.string().min(1), z.int()]),
  user: z.string().min(4).max(64),
  /** The member site. */
  sub_partner_id: z.string().min(1).max(64),
})
export const sessionEndedAnswer = z.object({})

export const OPERATOR_CALLS = {
  gameUrl: { path: '/operator/generic/v2/game/url', request: gameUrlRequest, answer: gameUrlAnswer },
  gameList: { path: '/operator/generic/v2/game/list', request: gameListRequest, answer: gameListAnswer },
  gameRound: { path: '/operator/generic/v2/game/round', request: gameRoundRequest, answer: gameRoundAnswer },
  sessionEnded: {
    path: '/operator/generic/v2/session/ended',
    request: sessionEndedRequest,
    answer: sessionEndedAnswer,
  },
  tableFeed: { path: '/operator/generic/v2/table/feed', request: tableFeedRequest, answer: tableFeedAnswer },
  tableCommand: {
    path: '/operator/generic/v2/table/command',
    request: tableCommandRequest,
    answer: tableCommandAnswer,
  },
  tableReport: { path: '/operator/generic/v2/table/report', request: tableReportRequest, answer: tableReportAnswer },
  tableShoes: { path: '/operator/generic/v2/table/shoes', request: tableShoesRequest, answer: tableShoesAnswer },
  tableChat: { path: '/operator/generic/v2/table/chat', request: tableChatRequest, answer: tableChatAnswer },
  tableShoe: { path: '/operator/generic/v2/table/shoe', request: tableShoeRequest, answer: tableShoeAnswer },
  tableRound: { path: '/operator/generic/v2/table/round', request: tableRoundRequest, answer: tableRoundAnswer },
  tableOwed: { path: '/operator/generic/v2/table/owed', request: tableOwedRequest, answer: tableOwedAnswer },
  tableWatch: { path: '/operator/generic/v2/table/watch', request: tableWatchRequest, answer: tableWatchAnswer },
  tableShifts: { path: '/operator/generic/v2/table/shifts', request: tableShiftsRequest, answer: tableShiftsAnswer },
  tableLimits: { path: '/operator/generic/v2/table/limits', request: tableLimitsRequest, answer: tableLimitsAnswer },
  transferCredit: {
    path: '/operator/generic/v2/transfer/credit',
    request: transferCreditRequest,
    answer: transferAnswer,
  },
  transferDebit: { path: '/operator/generic/v2/transfer/debit', request: transferDebitRequest, answer: transferAnswer },
  transferStatus: {
    path: '/operator/generic/v2/transfer/status',
    request: transferStatusRequest,
    answer: transferStatusAnswer,
  },
  transferBalance: {
    path: '/operator/generic/v2/transfer/balance',
    request: transferBalanceRequest,
    answer: transferBalanceAnswer,
  },
} as const

export type OperatorCallName = keyof typeof OPERATOR_CALLS
export type OperatorRequest<N extends OperatorCallName> = z.infer<(typeof OPERATOR_CALLS)[N]['request']>
export type OperatorAnswer<N extends OperatorCallName> = z.infer<(typeof OPERATOR_CALLS)[N]['answer']>

export type GameUrlRequest = OperatorRequest<'gameUrl'>
export type GameListing = z.infer<typeof gameListing>
export type GameRoundRequest = OperatorRequest<'gameRound'>

/** A vendor answers a failed operator call with an HTTP error and this body. */
export const operatorCallError = z.object({ error: z.string() })
