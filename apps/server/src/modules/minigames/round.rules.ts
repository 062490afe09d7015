import type { Minigame, MiniRoundFate, MiniRoundState } from '@maru/contract'
import { type Draw, fiveMinutesMs, type Game } from '@maru/draws'
import { minuteOfDay, seoulDay } from '../../platform/seoul-time.ts'

/** A game of a site. */
export type GameKey = { siteId: number; game: Minigame & Game }
/** A round: a game and the instant of its draw. */
export type RoundKey = GameKey & { drawAt: Date }
export type Round = RoundKey & {
  state: MiniRoundState
  source: 'own' | 'feed'
  chainId: number | null
  kinoThreeLinesUpTo: number
  opensAt: Date
  closesAt: Date
  isHeld: boolean
  /** Settled, and being settled anew by another result. */
  isCorrecting: boolean
  /** Null before it is drawn. */
  draw: Draw | null
  /** Revealed with the draw; null for a result of a feed. */
  link: { number: number; bytes: Buffer } | null
  settledAt: Date | null
}

/** How a game runs at a site, and when the clock last looked after it. */
export type GameSettings = GameKey & {
  isOn: boolean
  source: Round['source']
  feedAddress: string | null
  closesBeforeSeconds: number
  outageSeconds: number
  kinoThreeLinesUpTo: number
  aliveAt: Date | undefined
}

/** From which on members see that a round is about to close. */
export const closingMs = 10_000

const instantText = (at: Date): string => at.toISOString().replace('.000Z', 'Z')

/** `2026-11-23T08:50:00Z`: the instant of the draw to the second. */
export const roundIdOf = (drawAt: Date): string => instantText(drawAt)

/** The draw that a round id names; undefined where nothing is drawn at such an instant. */
export const drawAtOfRoundId = (roundId: string): Date | undefined => {
  const at = new Date(roundId)
  return at.getTime() % fiveMinutesMs === 0 && roundIdOf(at) === roundId ? at : undefined
}

/** By the clock of Seoul: the day, and the number from 1 (00:05) to 288, which is 00:00 of the day after. */
export const dayAndNumber = (drawAt: Date): { day: string; number: number } => {
  const opened = new Date(drawAt.getTime() - fiveMinutesMs)
  return { day: seoulDay(opened), number: minuteOfDay(opened) / (fiveMinutesMs / 60_000) + 1 }
}

/** The last draw that was due by an instant. */
const lastDrawAt = (now: Date): Date => new Date(Math.floor(now.getTime() / fiveMinutesMs) * fiveMinutesMs)

/** Of a longer outage the rounds before are not written down. */
const LONGEST_MS = 31 * 24 * 3_600_000

/** Draws whose instant has come since the clock last looked. */
export const drawsSince = (aliveAt: Date, now: Date): { first: Date; last: Date } | undefined => {
  const [first, last] = [nextDrawAt(new Date(Math.max(aliveAt.getTime(), now.getTime() - LONGEST_MS))), lastDrawAt(now)]
  return first <= last ? { first, last } : undefined
}

/** What became of a draw that a game has a round of, or has none. */
export const fateOf = (round: { state: MiniRoundState } | undefined, drawAt: Date, now: Date): MiniRoundFate => {
  // One that is missed and still to come will be opened: the clock had been ahead.
  if (!round || round.state === 'missed') return drawAt <= now ? 'missed' : 'not-yet'
  if (round.state === 'cancelled') return 'cancelled'
  return round.state === 'drawn' || round.state === 'settled' ? 'drawn' : 'not-yet'
}

/** The next draw after an instant. */
export const nextDrawAt = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / fiveMinutesMs) * fiveMinutesMs + fiveMinutesMs)

/** The running round and the next one, as far as there is still time to bet on them. */
export const drawsToOpen = (now: Date, closesBeforeSeconds: number): Date[] => {
  const running = nextDrawAt(now)
  return [running, new Date(running.getTime() + fiveMinutesMs)].filter(
    (drawAt) => now.getTime() < drawAt.getTime() - closesBeforeSeconds * 1_000,
  )
}

/** A bet that is committed at this instant is one of the round. */
export const isAccepting = ({ state, opensAt, closesAt }: Pick<Round, 'state' | 'opensAt' | 'closesAt'>, now: Date) =>
  state === 'open' && now >= opensAt && now < closesAt

/**
 * What is to be done with a round that is not drawn. `aliveAt`: when the clock last looked after its game. A round on which nobody could bet, or that could not be
 * drawn, for longer than `outageSeconds` is cancelled; one that is held waits for staff.
 */
export const stepOf = (
  round: Pick<Round, 'state' | 'opensAt' | 'closesAt' | 'drawAt' | 'source' | 'isHeld'>,
  now: Date,
  aliveAt: Date | undefined,
  outageSeconds: number,
): 'close' | 'draw' | 'cancel' | undefined => {
  const { state, opensAt, closesAt, drawAt, source, isHeld } = round
  if (isHeld || (state !== 'open' && state !== 'closed')) return undefined
  const silentFrom = Math.max(opensAt.getTime(), aliveAt?.getTime() ?? 0)
  const silentMs = aliveAt ? now.getTime() - silentFrom : 0
  const lateMs = now.getTime() - drawAt.getTime()
  if (Math.max(silentMs, lateMs) > outageSeconds * 1_000) return 'cancel'
  if (state === 'open') return now >= closesAt ? 'close' : undefined
  return source === 'own' && now >= drawAt ? 'draw' : undefined
}
