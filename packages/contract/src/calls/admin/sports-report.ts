import { z } from 'zod'
import { defineAdminCall } from '../../define-admin-call.ts'
import { adminPlace, adminRowsOf, localDay } from '../../paging.ts'
import { sportCodes, sportEventId } from '../../sport.ts'

const sum = z.number().int()
const read = { method: 'GET', permission: 'sports.read', params: z.object({}), body: z.object({}) } as const

export const sportProfitGroups = ['sport', 'competition', 'market', 'member', 'day'] as const
export type SportProfitGroup = (typeof sportProfitGroups)[number]
/** Days of one question, the last one with it. */
export const mostProfitDays = 92

/** In whole units of the site's currency. `staked`: without what came back of void tickets. `paid`: by results; `cashed`: by cash-outs. `open`: stakes of tickets that were placed in the time and wait. */
const figures = { tickets: sum, staked: sum, paid: sum, cashed: sum, profit: sum, open: sum }
const profitRow = z.object({
  /** A sport, an id of a competition or a member, a type of market, or a day. Empty: tickets that are on several. */
  key: z.string(),
  /** Of a competition or a member; empty where the page knows the word. */
  name: z.string(),
  ...figures,
})
export type SportProfitRow = z.output<typeof profitRow>

/**
 * What sports brought, by days of Seoul: a stake on the day of its ticket, a payout on that of its result, a correction on its own. Test accounts are left out. Its path is not one of the desk: what a
 * ticket changes every second is not worth asking for again.
 */
export const sportProfit = defineAdminCall({
  ...read,
  path: '/admin/api/profit/sports',
  query: z.object({
    by: z.enum(sportProfitGroups).default('sport'),
    from: localDay.optional(),
    until: localDay.optional(),
  }),
  data: z.object({
    from: z.string(),
    until: z.string(),
    total: z.object(figures),
    /** The largest stakes first, days the newest first; 200 at most. */
    rows: z.array(profitRow),
    isCut: z.boolean(),
  }),
  refusals: ['STAFF_INVALID'],
  mayLag: true,
})

export const sportFlagKinds = ['beats-close', 'together', 'both-sides'] as const
export type SportFlagKind = (typeof sportFlagKinds)[number]

const flag = z.object({
  flagId: z.number().int(),
  kind: z.enum(sportFlagKinds),
  members: z.array(z.object({ memberId: z.number().int(), memNick: z.string() })),
  /** `beats-close`: how many selections were compared, how many had a better price than the fair one at the start, and by how much all of them did on average. */
  close: z.object({ compared: z.number().int(), beaten: z.number().int(), edgeBp: z.number().int() }).nullable(),
  /** The others: what they bet on. `isSameDevice`: not the address alone. */
  market: z
    .object({
      eventId: sportEventId,
      sport: z.enum(sportCodes),
      event: z.string(),
      market: z.string(),
      outcomes: z.array(z.string()),
      isSameDevice: z.boolean(),
    })
    .nullable(),
  foundAt: z.string(),
})
export type SportFlag = z.output<typeof flag>

/** What is worth a look; it holds nothing up. Those found last first; `before` as of `adminPlace`. */
export const sportFlags = defineAdminCall({
  ...read,
  path: '/admin/api/sports/flags',
  query: adminPlace.pick({ before: true }).extend({ kind: z.enum([...sportFlagKinds, 'all']).default('all') }),
  data: adminRowsOf(flag),
  refusals: [],
})
