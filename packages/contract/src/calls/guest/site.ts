import { z } from 'zod'
import { cashCurrencies } from '../../currency.ts'
import { defineCall } from '../../define-call.ts'
import { gameGroups } from '../../game-code.ts'
import { minigames, roundId } from '../../minigame.ts'
import { sumOut } from '../../money.ts'

const nothing = z.object({})

export const bankList = defineCall({
  path: '/api/etc/bank',
  audience: 'guest',
  body: nothing,
  data: z.object({ list: z.array(z.object({ bankCode: z.string(), bankNameKr: z.string(), bankName: z.string() })) }),
  refusals: [],
  reads: true,
})

/** `kind`: which hero scene a banner shows; texts come in the asked language. */
export const bannerOut = z.object({
  bannerIdx: z.number().int(),
  kind: z.enum(['first-deposit', 'daily-deposit', 'plain']),
  title: z.string(),
  text: z.string(),
  /** For bonus banners: whole percent. */
  percent: z.number().int().nullable(),
  link: z.string().nullable(),
})
export const banner = defineCall({
  path: '/api/etc/banner',
  audience: 'guest',
  body: nothing,
  data: z.object({ list: z.array(bannerOut) }),
  refusals: [],
  reads: true,
})

export const popupOut = z.object({
  bannerIdx: z.number().int(),
  title: z.string(),
  /** HTML that the server has sanitised. */
  text: z.string(),
  link: z.string().nullable(),
  /** Address of a picture of ours. */
  picture: z.string().nullable(),
})
export const popupList = defineCall({
  path: '/api/etc/popupList',
  audience: 'guest',
  body: nothing,
  data: z.object({ list: z.array(popupOut) }),
  refusals: [],
  reads: true,
})

export const siteOptionOut = z.object({
  siteOption: z.object({
    isSignUpOpen: z.boolean(),
    /** Y: a recommender is required at sign-up. */
    joinRecommanderId: z.enum(['Y', 'N']),
    currency: z.enum(cashCurrencies),
    /** What a press adds to the sum of a request. */
    quickAmounts: z.array(sumOut),
    minimumDeposit: sumOut,
    minimumWithdrawal: sumOut,
    cashUnit: sumOut,
    /** Between two requests of a withdrawal. */
    withdrawalWaitMinutes: z.number().int(),
    /** Asia/Seoul `HH:mm`. */
    closedFrom: z.string(),
    closedUntil: z.string(),
    /** Whether members deposit and withdraw by coin: a chain is set up and the site has it switched on. */
    coinDeposits: z.boolean(),
    coinWithdrawals: z.boolean(),
    bonusFirstPercent: z.number().int(),
    bonusDailyPercent: z.number().int(),
    callFrom: z.string(),
    helpLine: z.string(),
    /** Where help about play is found; null: the operator named none. */
    helpLink: z.string().nullable(),
  }),
  sns2Link: z.string().nullable(),
  joinRecommanderId: z.enum(['Y', 'N']),
})
export const siteOption = defineCall({
  path: '/api/etc/siteOption',
  audience: 'guest',
  body: nothing,
  data: siteOptionOut,
  refusals: [],
  reads: true,
  duringMaintenance: true,
})

export const siteCheckInfo = defineCall({
  path: '/api/common/siteCheckInfo',
  audience: 'guest',
  body: nothing,
  /** ISO times; null when no maintenance is planned. `isNow` by the server's clock. */
  data: z.object({
    siteCheckInfo: z.object({ startDate: z.string(), endDate: z.string(), reason: z.string() }).nullable(),
    isNow: z.boolean(),
    now: z.number(),
  }),
  refusals: [],
  reads: true,
  duringMaintenance: true,
})

export const noticeOut = z.object({
  idx: z.number().int(),
  kind: z.enum(['check', 'event', 'guide']),
  title: z.string(),
  text: z.string(),
  createdAt: z.string(),
})
export const noticeList = defineCall({
  path: '/api/main/nt/list',
  audience: 'guest',
  body: nothing,
  data: z.object({ list: z.array(noticeOut) }),
  refusals: [],
  reads: true,
})

/** Recent wins for the ticker, nicknames masked. */
export const recentWinOut = z.object({
  /** Opens the round by `replayWin`; '' where its vendor shows none. */
  win: z.string(),
  /** The draw of a mini game that was won; null of other games. */
  draw: z.object({ game: z.enum(minigames), roundId }).nullable(),
  nick: z.string(),
  gameName: z.string(),
  amount: sumOut,
  at: z.string(),
})
export const mainCashList = defineCall({
  path: '/api/main/cashList',
  audience: 'guest',
  body: nothing,
  data: z.object({ list: z.array(recentWinOut) }),
  refusals: [],
  reads: true,
  mayLag: true,
})

export const commonCode = defineCall({
  path: '/api/common/code',
  audience: 'guest',
  body: z.object({ masterCode: z.string().max(40) }),
  data: z.object({ list: z.array(z.object({ code: z.string(), codeName: z.string(), ord: z.number().int() })) }),
  refusals: [],
  reads: true,
})

export const gameGroupOut = z.object({
  code: z.string(),
  groupCode: z.enum(gameGroups),
  codeName: z.string(),
  codeNameEN: z.string(),
  groupCodeName: z.string(),
  groupCodeNameEN: z.string(),
  ord: z.number().int(),
})
