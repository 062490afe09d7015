import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { minigames } from '../../minigame.ts'
import { adminPage, adminPageOf } from '../../paging.ts'

const none = z.object({})
const game = z.enum(minigames)
const ofGame = z.object({ game: game.default('powerball') })
const instant = z.string()
const read = { method: 'GET', permission: 'minigames.read', params: none, body: none } as const
const change = { method: 'PUT', permission: 'minigames.prices', params: none, query: none, data: none } as const

const thousandths = z.number().int().min(1_001).max(1_000_000_000)
const combinationMarginBp = z.number().int().min(1).max(2_500)
const kinoThreeLinesUpTo = z.number().int().min(1).max(69)

export const miniPriceRow = z.object({
  market: z.string(),
  outcome: z.string(),
  price: z.number().int(),
  /** Exact, `3/10`. */
  probability: z.string(),
})
/** The prices in force. Their return and allowed range follow from the probability. */
export const miniPrices = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/prices',
  query: ofGame,
  data: z.object({
    game,
    version: z.number().int(),
    validFrom: instant,
    staffName: z.string(),
    combinationMarginBp: z.number().int(),
    kinoThreeLinesUpTo: z.number().int(),
    rows: z.array(miniPriceRow),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})

/** A price that is out of its range: `least` to `most`, in thousandths. */
export const miniPriceProblem = z.object({
  market: z.string(),
  outcome: z.string(),
  least: z.number().int(),
  most: z.number().int(),
})
/**
 * Makes a new version. `version`: the one that was changed; STAFF_CONFLICT where another is in force by now. STAFF_INVALID names in `prices` what the guard
 * refuses. `kinoThreeLinesUpTo` is of the kino ladder alone, and changes what its outcomes are worth.
 */
export const miniPricesSave = defineAdminCall({
  ...change,
  path: '/admin/api/minigames/prices',
  body: z.object({
    game,
    version: z.number().int().min(1).max(1_000_000),
    prices: z
      .array(z.object({ market: z.string().max(40), outcome: z.string().max(40), price: thousandths }))
      .min(1)
      .max(100),
    combinationMarginBp,
    kinoThreeLinesUpTo: kinoThreeLinesUpTo.optional(),
  }),
  refusals: ['STAFF_INVALID', 'STAFF_CONFLICT'],
})

export const miniPriceVersion = z.object({
  version: z.number().int(),
  validFrom: instant,
  /** Empty: the product itself. */
  staffName: z.string(),
  combinationMarginBp: z.number().int(),
  /** Against the version before; none of the first. */
  changes: z.array(
    z.object({ market: z.string(), outcome: z.string(), before: z.number().int(), after: z.number().int() }),
  ),
  marginBefore: z.number().int().nullable(),
})
export type MiniPriceVersion = z.output<typeof miniPriceVersion>
/** Newest first. */
export const miniPriceHistory = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/price-history',
  query: adminPage.extend(ofGame.shape),
  data: adminPageOf(miniPriceVersion),
  refusals: [],
})

const money = z.number().int().min(1).max(1_000_000_000_000)
export const miniLimitLevel = z.object({
  memberLevel: z.number().int().min(1).max(99),
  minimum: money,
  maximum: money,
  maximumWin: money,
  maximumWinOfRound: money,
})
export type MiniLimitLevel = z.output<typeof miniLimitLevel>

export const miniGameSettings = z.object({
  isOn: z.boolean(),
  source: z.enum(['own', 'feed']),
  /** A file or an address; null: none. */
  feedAddress: z.string().trim().min(1).max(300).nullable(),
  closesBeforeSeconds: z.number().int().min(5).max(240),
  /** 0: members may not take a bet back. */
  cancelSeconds: z.number().int().min(0).max(240),
  outageSeconds: z.number().int().min(1).max(86_400),
  mostExposure: money,
})
export type MiniGameSettings = z.output<typeof miniGameSettings>

export const miniSettings = defineAdminCall({
  ...read,
  path: '/admin/api/minigames/settings',
  query: ofGame,
  data: z.object({
    game,
    settings: miniGameSettings,
    levels: z.array(miniLimitLevel),
    /** False: a licence forbids that members take bets back. */
    mayCancel: z.boolean(),
  }),
  refusals: ['STAFF_NOT_FOUND'],
})
/** From the round after the next on, which is made already. STAFF_INVALID names the fields. */
export const miniSettingsSave = defineAdminCall({
  ...change,
  path: '/admin/api/minigames/settings',
  body: miniGameSettings.extend({ game }),
  refusals: ['STAFF_INVALID', 'STAFF_NOT_FOUND'],
})
/** All levels of a game; a member of a level without a row has the limits of the highest one below it. */
export const miniLimitsSave = defineAdminCall({
  ...change,
  path: '/admin/api/minigames/limits',
  body: z.object({ game, levels: z.array(miniLimitLevel).min(1).max(99) }),
  refusals: ['STAFF_INVALID', 'STAFF_NOT_FOUND'],
})
