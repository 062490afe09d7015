import type { AdminAnswerOf, AdminQueryOf, SportFlag, sportFlags } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../../platform/cursor.ts'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { seoulDay } from '../../../../platform/seoul-time.ts'
import { memberNicks, sharedPlaces } from '../../../identity/index.ts'
import { allSites } from '../../../site/index.ts'
import { closingPrices, type MarketKey, nameOfMarket, wordsOf } from '../../../sportsdata/index.ts'
import { mayName } from '../tickets/bettor.service.ts'
import { publishDesk } from '../topic.ts'
import {
  type FlagRow,
  type FoundFlag,
  findFlags,
  findLastLegs,
  findLegsOn,
  findRecentLegs,
  saveFlags,
} from './flag.repository.ts'
import {
  type BothSides,
  bothSidesIn,
  type CloseFacts,
  closeOf,
  lastTickets,
  mostAtPlace,
  type Together,
  togetherIn,
} from './flag.rules.ts'

const PAGE = 20
/** Longer than the time between two runs, so that nothing falls between them. */
const LOOK_BACK_MS = 15 * 60_000
/** Addresses are those of sessions of so many days. */
const PLACES_MS = 7 * 86_400_000
/** Of one run. What is beyond comes with the members' next tickets. Of a market only those are read who share a place. */
const MOST = { legs: 5_000, members: 300, markets: 300, legsOfMarket: 1_000 }

/** Looks at what was bet since the run before. It writes flags alone. */
export const findNewFlags = async (ctx: Ctx): Promise<void> => {
  const recent = await findRecentLegs(ctx, new Date(ctx.now.getTime() - LOOK_BACK_MS), MOST.legs)
  if (recent.length === 0) return
  const found = [...(await sharpMembers(ctx, recent)), ...groupsOf(ctx, recent), ...(await opposed(ctx, recent))]
  if (found.length > 0 && (await saveFlags(ctx, found))) publishDesk(ctx)
}

type Legs = Awaited<ReturnType<typeof findRecentLegs>>

const sharpMembers = async (ctx: Ctx, recent: Legs): Promise<FoundFlag[]> => {
  const members = [...new Set(recent.map(({ memberId }) => memberId))].slice(0, MOST.members)
  const legs = await findLastLegs(ctx, members, lastTickets)
  const closing = await closingPrices(ctx, marketsOf(legs))
  return [...Map.groupBy(legs, ({ memberId }) => memberId)].flatMap(([memberId, own]): FoundFlag[] => {
    const { isFlagged, ...facts } = closeOf(own, (leg) => closing.get(nameOfMarket(leg)))
    return isFlagged ? [{ kind: 'beats-close', subject: String(memberId), memberIds: [memberId], facts }] : []
  })
}

const groupsOf = (ctx: Ctx, recent: Legs): FoundFlag[] =>
  togetherIn(recent).map(({ memberIds, ...facts }) => ({
    kind: 'together',
    subject: `${seoulDay(ctx.now)} ${nameOfMarket(facts)} ${facts.outcome}`,
    memberIds,
    facts,
  }))

const opposed = async (ctx: Ctx, recent: Legs): Promise<FoundFlag[]> => {
  const members = [...new Set(recent.map(({ memberId }) => memberId))]
  const since = new Date(ctx.now.getTime() - PLACES_MS)
  const places = await sharedPlaces(ctx, members, { since, most: mostAtPlace })
  if (places.length === 0) return []
  const those = [...new Set(places.flatMap(({ memberIds }) => memberIds))]
  const legs = await findLegsOn(ctx, marketsOf(recent).slice(0, MOST.markets), those, MOST.legsOfMarket)
  return bothSidesIn(legs, places).map(({ memberIds, ...facts }) => ({
    kind: 'both-sides',
    subject: nameOfMarket(facts),
    memberIds,
    facts,
  }))
}

const marketsOf = (legs: readonly MarketKey[]): MarketKey[] => [
  ...new Map(
    legs.map(({ eventId, marketKey }) => [nameOfMarket({ eventId, marketKey }), { eventId, marketKey }]),
  ).values(),
]

export const findFlagsJob = defineJob({
  name: 'sportsbook.find-flags',
  cron: '3,13,23,33,43,53 * * * *',
  inSteps: true,
  run: async (ctx) => {
    for (const { siteId } of await allSites(ctx)) await ctx.inOwnTransaction((own) => findNewFlags({ ...own, siteId }))
  },
})

type Query = AdminQueryOf<typeof sportFlags>

export const showFlags = async (
  ctx: StaffCtx,
  { kind = 'all', before = '' }: Query,
): Promise<AdminAnswerOf<typeof sportFlags>> => {
  const found = await findFlags(ctx, kind, PAGE + 1, cursorOf(before, 2))
  const { rows, next } = pageBehind(found, PAGE, ({ foundAt, flagId }) => cursorText(foundAt.getTime(), flagId))
  const nicks = mayName(ctx)
    ? await memberNicks(ctx, [...new Set(rows.flatMap(({ memberIds }) => memberIds))])
    : new Map<number, string>()
  const shown = await Promise.all(
    rows.map(
      async (row): Promise<SportFlag> => ({
        flagId: row.flagId,
        kind: row.kind,
        members: row.memberIds.map((memberId) => ({ memberId, memNick: nicks.get(memberId) ?? '' })),
        close: row.kind === 'beats-close' ? (row.facts as CloseFacts) : null,
        market: row.kind === 'beats-close' ? null : await marketWords(ctx, row),
        foundAt: row.foundAt.toISOString(),
      }),
    ),
  )
  return { rows: shown, next }
}

const marketWords = async (ctx: StaffCtx, { facts }: FlagRow): Promise<SportFlag['market']> => {
  const { eventId, marketKey, ...on } = facts as Together | BothSides
  const outcomes = 'outcome' in on ? [on.outcome] : on.outcomes
  const words = await wordsOf(
    outcomes.map((outcome) => ({ eventId, marketKey, outcome })),
    ctx,
  )
  const [first] = words
  if (!first) return null
  return {
    eventId: String(eventId),
    sport: first.sport,
    event: first.event[ctx.language],
    market: first.market[ctx.language],
    outcomes: words.map((one, i) => one?.outcome[ctx.language] ?? outcomes[i] ?? ''),
    isSameDevice: 'isSameDevice' in on && on.isSameDevice,
  }
}
