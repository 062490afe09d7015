import { z } from 'zod'
import { postBoards } from '../../board.ts'
import { eventPhases, eventWays, reviewPeriods, reviewReasons, reviewStates } from '../../board-reward.ts'
import { defineCall } from '../../define-call.ts'
import { pointsOut, sumOut } from '../../money.ts'

/** What writing on a board brings, and what a post of it brings: to its own writer, or to those who comment on it. `boardIdx` 0: no post. */
export const boardReward = defineCall({
  path: '/api/board/reward',
  audience: 'member',
  body: z.object({ boardType: z.enum(postBoards), boardIdx: z.number().int().min(0).default(0) }),
  data: z.object({
    /** Null: a post on this board brings nothing. */
    review: z
      .object({
        points: pointsOut,
        leastLetters: z.number().int(),
        /** Of the last 30 days; 0: not asked for. One of the two is enough. */
        turnover: sumOut,
        deposits: sumOut,
        /** Whether this member has come to one of them, or none is asked for. */
        hasPlayed: z.boolean(),
        every: z.enum(reviewPeriods),
        most: z.number().int(),
        /** How many more bring something in this day, week or month, where all that wait do. */
        left: z.number().int(),
        needsApproval: z.boolean(),
        takeBackDays: z.number().int(),
      })
      .nullable(),
    /** Of the member's own post. */
    own: z
      .object({
        state: z.enum(reviewStates),
        why: z.enum(reviewReasons),
        points: pointsOut,
        taken: pointsOut,
      })
      .nullable(),
    /** Of a post of staff that one takes part in by a comment. */
    event: z
      .object({
        way: z.enum(eventWays),
        points: pointsOut,
        winners: z.number().int(),
        budget: pointsOut,
        leastLetters: z.number().int(),
        fromAt: z.string(),
        untilAt: z.string(),
        phase: z.enum(eventPhases),
        /** SHA-256 of the seed of a draw, published from the start, and the seed once it is drawn; '' before. */
        hash: z.string(),
        seed: z.string(),
        /** The member's first comment that counts; 0: has not taken part. */
        cmtIdx: z.number().int(),
        /** What came of it. */
        outcome: z.enum(['', 'due', 'paid', 'skipped', 'none']),
        /** Comments that won, in their order, once it is known. */
        won: z.array(z.number().int()),
      })
      .nullable(),
    barred: z.enum(['', 'RW01', 'B0095']),
  }),
  refusals: [],
  reads: true,
})
