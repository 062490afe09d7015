import type { LiveGame } from '../games.ts'
import type { TableClock } from './clock.ts'

export const paces = ['normal', 'speed', 'squeeze', 'hotel'] as const
export type Pace = (typeof paces)[number]

/** Milliseconds. `cardMs`: from the shoe until the card lies and can be read; `turnMs`: a seat of blackjack decides. */
type PaceTimes = Omit<TableClock, 'dealingMs' | 'perCardMs'> & { cardMs: number; turnMs: number }

const graceMs = 400
const timesOf: { readonly [P in Pace]: PaceTimes } = {
  normal: {
    cutMs: 20_000,
    bettingMs: 15_000,
    closingMs: 1_500,
    cardMs: 1_200,
    turnMs: 10_000,
    resultMs: 4_000,
    payoutMs: 3_000,
    breakMs: 1_000,
    graceMs,
  },
  speed: {
    cutMs: 15_000,
    bettingMs: 10_000,
    closingMs: 1_000,
    cardMs: 700,
    turnMs: 6_000,
    resultMs: 2_500,
    payoutMs: 1_500,
    breakMs: 500,
    graceMs,
  },
  /** Each card is bent open slowly. */
  squeeze: {
    cutMs: 20_000,
    bettingMs: 20_000,
    closingMs: 1_500,
    cardMs: 3_500,
    turnMs: 10_000,
    resultMs: 4_000,
    payoutMs: 3_000,
    breakMs: 1_000,
    graceMs,
  },
  /** A salon of a hotel: unhurried. */
  hotel: {
    cutMs: 30_000,
    bettingMs: 25_000,
    closingMs: 2_500,
    cardMs: 1_800,
    turnMs: 15_000,
    resultMs: 6_000,
    payoutMs: 4_000,
    breakMs: 2_000,
    graceMs,
  },
}

/**
 * How a game is dealt. `beforeMs`: until the first card leaves the shoe, or the whole spin or throw; `afterMs`: the last card, pocket or dice are looked at;
 * `cardShare`: of the pace's time for a card; `cards`: the most that dealing shows before anybody decides.
 */
type Dealing = { beforeMs: number; afterMs: number; cardShare: number; cards: number; paces: readonly Pace[] }

const cardsOnly = { beforeMs: 600, afterMs: 600, cardShare: 1 }
const withoutSqueeze = ['normal', 'speed', 'hotel'] as const

export const dealings: { readonly [Game in LiveGame]: Dealing } = {
  baccarat: { ...cardsOnly, cards: 6, paces },
  'baccarat-no-commission': { ...cardsOnly, cards: 6, paces },
  'dragon-tiger': { ...cardsOnly, cards: 2, paces },
  /** Two for each of seven seats and one for the dealer: what is drawn later prolongs dealing, `prolongDealing`. */
  blackjack: { ...cardsOnly, cards: 15, paces: withoutSqueeze },
  /** Up to 50 cards, so each goes faster. */
  'andar-bahar': { ...cardsOnly, cardShare: 0.6, cards: 50, paces: withoutSqueeze },
  /** The ball runs, then lies. */
  roulette: { beforeMs: 9_000, afterMs: 1_500, cardShare: 1, cards: 0, paces: withoutSqueeze },
  /** Lucky numbers are shown while the ball runs. */
  'multiplier-roulette': { beforeMs: 13_000, afterMs: 1_500, cardShare: 1, cards: 0, paces: withoutSqueeze },
  /** The cage turns, three dice fall, the lid is lifted. */
  'sic-bo': { beforeMs: 5_000, afterMs: 1_000, cardShare: 1, cards: 0, paces: withoutSqueeze },
}

/** The clock of a game at a pace. Throws RangeError for a pace at which the game is not dealt. */
export const clockAtPace = (game: LiveGame, pace: Pace): TableClock => {
  const { beforeMs, afterMs, cardShare, paces: offered } = dealings[game]
  if (!offered.includes(pace)) throw new RangeError(`${game} has no ${pace} tables`)
  const { cardMs, turnMs: _, ...times } = timesOf[pace]
  return { ...times, dealingMs: beforeMs + afterMs, perCardMs: cardMs * cardShare }
}

/** How long a seat of blackjack has to decide; then it stands. */
export const turnMsOf = (pace: Pace): number => timesOf[pace].turnMs

/** When a card of the round, counted from 0, leaves the shoe and when it lies, ms after dealing began: a room that joins later shows the same. */
export const cardTimesOf = (game: LiveGame, pace: Pace, card: number): { leavesAt: number; liesAt: number } => {
  const { perCardMs } = clockAtPace(game, pace)
  const leavesAt = dealings[game].beforeMs + card * perCardMs
  return { leavesAt, liesAt: leavesAt + perCardMs }
}
