import { z } from 'zod'
import { postBoards } from './board.ts'

/** How far back turnover and deposits behind a review count, in days of Seoul with today. */
export const reviewPlayDays = 30
export const reviewPeriods = ['day', 'week', 'month'] as const
export type ReviewPeriod = (typeof reviewPeriods)[number]
const sum = z.number().int().min(0).max(1_000_000_000_000)

/** What a post on a board brings its writer. */
export const reviewRules = z.object({
  isOn: z.boolean(),
  /** Boards that count. */
  boards: z
    .array(z.enum(postBoards))
    .min(1)
    .max(postBoards.length)
    .refine((boards) => new Set(boards).size === boards.length),
  points: z.number().int().min(1).max(100_000),
  /** Letters that the text has at least, without blanks and what draws nothing. */
  leastLetters: z.number().int().min(1).max(2_000),
  /** Valid turnover, and deposits, of the last 30 days, in ledger units; 0: not asked for. Of the two that are asked for one is enough. */
  turnover: sum,
  deposits: sum,
  /** At most so many that were written in the same day, week or month of Seoul. */
  every: z.enum(reviewPeriods),
  most: z.number().int().min(1).max(100),
  /** Staff approve each post; else it is granted as soon as others can read it. */
  needsApproval: z.boolean(),
  /** Taken back where the post goes within so many days. */
  takeBackDays: z.number().int().min(0).max(90),
})
export type ReviewRules = z.output<typeof reviewRules>

/** `taken`: given and taken back. */
export const reviewStates = ['waiting', 'granted', 'refused', 'taken'] as const
export type ReviewState = (typeof reviewStates)[number]
/** Why a post brought nothing, or its points were taken back: by staff (`hidden`), by its writer (`removed`), because it is too short now (`changed`), or because its text brought points before (`same`). */
export const reviewReasons = [
  '',
  'short',
  'limit',
  'play',
  'paused',
  'closed',
  'partner',
  'hidden',
  'removed',
  'changed',
  'same',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

export const eventWays = ['everyone', 'draw', 'chosen'] as const
export type EventWay = (typeof eventWays)[number]
export const eventStates = ['open', 'paying', 'paid', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]
/** As members see it: what was `open` is to come, open or over. */
export const eventPhases = ['coming', 'open', 'over', 'paid', 'cancelled'] as const
export type EventPhase = (typeof eventPhases)[number]
/** Why somebody who took part gets nothing. */
export const entrantReasons = ['', 'test', 'partner', 'closed', 'paused'] as const
export type EntrantReason = (typeof entrantReasons)[number]
/** A post takes no more comments than this. */
export const mostEventWinners = 5_000

/** Days from when it is saved within which an event ends. */
export const longestEventDays = 366

/** What taking part in an event brings: by a comment on its post within the period. */
export const eventTerms = z
  .object({
    way: z.enum(eventWays),
    /** Of each winner. */
    points: z.number().int().min(1).max(10_000_000),
    /** At most so many; of `everyone` those whose comments came first. */
    winners: z.number().int().min(1).max(mostEventWinners),
    budget: z.number().int().min(1).max(1_000_000_000),
    leastLetters: z.number().int().min(0).max(300),
    fromAt: z.iso.datetime(),
    untilAt: z.iso.datetime(),
  })
  .refine(({ fromAt, untilAt }) => fromAt < untilAt, { path: ['untilAt'] })
  .refine(({ points, winners, budget }) => points * winners <= budget, { path: ['budget'] })
export type EventTerms = z.output<typeof eventTerms>
