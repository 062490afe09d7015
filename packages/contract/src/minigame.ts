import { z } from 'zod'

/** Mini games, as their routes, topics and `@maru/draws` call them. */
export const minigames = ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const
export type Minigame = (typeof minigames)[number]
export const isMinigame = (name: unknown): name is Minigame => (minigames as readonly unknown[]).includes(name)

/** `prodId` of the server's own mini games, and the vendor on whose account their stakes stand. */
export const minigameProduct = 'maru'

/** `drawn`: the result is known and wagers are being settled. `missed`: nobody could bet on it, and nothing was drawn. */
export const miniRoundStates = ['open', 'closed', 'drawn', 'settled', 'cancelled', 'missed'] as const
export type MiniRoundState = (typeof miniRoundStates)[number]
/** What became of a number of a day. `missed`: it was not held, and never will be; `not-yet`: it has no result yet. */
export const miniRoundFates = ['drawn', 'cancelled', 'missed', 'not-yet'] as const
export type MiniRoundFate = (typeof miniRoundFates)[number]

/** An instant, ISO 8601 in UTC. */
const instant = z.string()
/** The instant of its draw to the second, `2026-11-23T08:50:00Z`: names a round of a game. Of this century, so that any database holds it. */
export const roundId = z.string().regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:00Z$/)

export const miniRoundOut = z.object({
  roundId,
  /** Day (`YYYY-MM-DD`) and number (1 to 288) in Seoul; 00:00 is number 288 of the day before. */
  day: z.string(),
  number: z.number().int(),
  state: z.enum(miniRoundStates),
  opensAt: instant,
  closesAt: instant,
  drawAt: instant,
})
export type MiniRoundOut = z.output<typeof miniRoundOut>

/** In the order in which they were drawn. `powerBall`: null in kino and its ladder. */
export const miniDrawOut = z.object({ numbers: z.array(z.number().int()), powerBall: z.number().int().nullable() })
export type MiniDrawOut = z.output<typeof miniDrawOut>

export const miniResultOut = miniRoundOut.extend({
  /** Null: cancelled, or not held. */
  draw: miniDrawOut.nullable(),
  /** The outcome that won, by market; empty where there is no draw. */
  winners: z.record(z.string(), z.string()),
  isVerifiable: z.boolean(),
})
export type MiniResultOut = z.output<typeof miniResultOut>

/** One outcome of a market, by their codes in `@maru/draws`. */
export const miniSelection = z.object({ market: z.string().max(40), outcome: z.string().max(40) })
export type MiniSelection = z.output<typeof miniSelection>

/** Simple markets that one wager may join; a pair counts as two. */
export const mostMiniWays = 4
/** Wagers that one call may place. */
export const mostMiniBets = 20

/** `/topic/powerball/{game}`: what becomes of the rounds of a game, for everybody, guests too. */
export const minigameTopic = (game: Minigame): string => `/topic/powerball/${game}`
/**
 * On the same topic: staff have changed prices. `data1`: the version that is in force. `changes`: against the version before; null where more than prices has changed, and the slots
 * are to be read again, as by who missed a version.
 */
export type MinigamePricesMessage = {
  cmd: 'MINIGAME_PRICES'
  data1: number
  data2: {
    serverTime: string
    combinationMarginBp: number
    changes: { market: string; outcome: string; price: number; returnBp: number }[] | null
  }
}
/** `closing`: ten seconds are left. `changed`: staff changed limits or whether the game is on, so slots are to be asked for again. `data2.draw` from `drawn` on. */
export type MinigameMessage = {
  cmd: 'MINIGAME'
  data1: 'open' | 'closing' | 'closed' | 'drawn' | 'settled' | 'cancelled' | 'changed'
  data2: { serverTime: string; round: MiniRoundOut; draw: MiniDrawOut | null; winners: Record<string, string> }
}
