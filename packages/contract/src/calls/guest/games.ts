import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { gameGroups } from '../../game-code.ts'
import { sumOut } from '../../money.ts'
import { bannerOut, gameGroupOut, noticeOut, recentWinOut } from './site.ts'

/** Groups that have a playable game, with how many: menus show only these. */
export const gameGroupCodes = defineCall({
  path: '/api/common/gameGroupCodes',
  audience: 'guest',
  body: z.object({ masterCode: z.string().max(40).default('') }),
  data: z.object({
    list: z.array(
      z.object({
        groupCode: z.enum(gameGroups),
        groupCodeName: z.string(),
        groupCodeNameEN: z.string(),
        ord: z.number().int(),
        vendors: z.number().int(),
        games: z.number().int(),
      }),
    ),
  }),
  refusals: [],
  reads: true,
})

/** Vendor places with a playable game, by group. */
export const gameCodesCall = defineCall({
  path: '/api/common/gameCodes',
  audience: 'guest',
  body: z.object({
    masterCode: z.string().max(40).default(''),
    groupCode: z.string().max(20).default(''),
    code: z.string().max(40).default(''),
  }),
  data: z.object({
    list: z.array(gameGroupOut.extend({ vendorKey: z.string(), games: z.number().int(), isOwn: z.boolean() })),
  }),
  refusals: [],
  reads: true,
})

export const gameOut = z.object({
  vendorKey: z.string(),
  vendorName: z.string(),
  gameKey: z.string(),
  gameType: z.enum(gameGroups),
  name: z.string(),
  names: z.object({ ko: z.string(), en: z.string(), vn: z.string() }),
  /** Path of the poster; look.md section 7. */
  image: z.string(),
  category: z.string(),
  /** Theoretical return in basis points. */
  returnBp: z.number().int(),
  /** Vendors list their limits in won: null at a site of another currency. */
  minimumStake: sumOut.nullable(),
  maximumStake: sumOut.nullable(),
  isOn: z.boolean(),
  isNew: z.boolean(),
  /** The vendor keeps purses: money is moved there first, and the member may choose how much. */
  keepsPurse: z.boolean(),
  /** Rounds of the last day, for "popular". */
  popularity: z.number().int(),
})
export type GameOut = z.output<typeof gameOut>

const gameQuery = z.object({
  vendorKey: z.string().max(40).default(''),
  gameType: z.string().max(20).default(''),
  search: z.string().max(60).default(''),
})
/** One vendor's or one group's games. */
export const getGameList = defineCall({
  path: '/api/game/getGameList',
  audience: 'guest',
  body: gameQuery,
  data: z.object({ games: z.array(gameOut) }),
  refusals: [],
  reads: true,
})
export const getGame = defineCall({
  path: '/api/game/getGame',
  audience: 'guest',
  body: z.object({ vendorKey: z.string().max(40), gameKey: z.string().max(80) }),
  data: z.object({ game: gameOut }),
  refusals: ['N404'],
  reads: true,
})

/** The round of one of the newest wins, shown again to anybody, without saying whose it was. */
export const replayWin = defineCall({
  path: '/api/main/replayWin',
  audience: 'guest',
  body: z.object({ win: z.string().max(400) }),
  data: z.object({ url: z.string(), nick: z.string(), gameName: z.string(), amount: sumOut }),
  refusals: ['N404', '9999', 'NT99'],
})

/** Everything the main page shows, in one call. */
export const main = defineCall({
  path: '/api/main',
  audience: 'guest',
  body: z.object({}),
  data: z.object({
    banners: z.array(bannerOut),
    groups: z.array(
      z.object({
        groupCode: z.enum(gameGroups),
        groupCodeName: z.string(),
        vendors: z.number().int(),
        games: z.number().int(),
      }),
    ),
    tables: z.array(gameOut),
    slots: z.array(gameOut),
    notices: z.array(noticeOut),
    recentWins: z.array(recentWinOut),
  }),
  refusals: [],
  reads: true,
})
