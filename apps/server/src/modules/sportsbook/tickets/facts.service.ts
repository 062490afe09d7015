import type { Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { restrictionsOf } from '../../identity/index.ts'
import { jointPrice, type MarketNow, marketsNow } from '../../sportsdata/index.ts'
import type { WagerAsked } from '../../wagers/index.ts'
import { readExposure } from '../exposure/exposure.repository.ts'
import { type Exposed, type ExposureKind, exposedName, outcomeKey } from '../exposure/exposure.rules.ts'
import { leastFactorOf, noFactor } from '../rules/limit.rules.ts'
import { marketBy } from '../rules/margin.rules.ts'
import { findFactors, findOfferChanges } from '../rules/rules.repository.ts'
import { changesOf, rulesOfSites } from '../rules/rules.service.ts'
import { jointAtSite } from './joint.rules.ts'
import type { SlipFacts } from './judge.rules.ts'
import { type TicketOperation, ticketIdOf, ticketToJudge } from './operation.ts'
import { type AskedSlip, contentOf, sharedEventsOf } from './slip.rules.ts'
import { findOpen, lockTickets, takeNumbers } from './ticket.repository.ts'
import type { TicketFacts } from './ticket-facts.ts'

type Asked = WagerAsked<TicketOperation>
type Whose = { siteId: number; memberId: number }

/** Another ticket of the member on the same selections is taken for a second press of the button for so long. */
const SAME_TICKET_MS = 3_000

/** Each in its place, by a few statements, whose number does not depend on how many they are. The purses of the members are locked. */
export const loadFacts = async (ctx: Ctx, asked: readonly Asked[]): Promise<TicketFacts[]> => {
  const stored = await lockTickets(
    ctx,
    asked.map(({ operation, player }) => ({ ...player, ticketId: ticketIdOf(operation) })),
  )
  const judged = asked.flatMap((one, i) => {
    const ticket = ticketToJudge(one.operation, stored[i])
    return ticket ? [{ i, siteId: one.player.siteId, memberId: one.player.memberId, ticket }] : []
  })
  const [slips, open, numbers] = await allDone([
    loadSlips(ctx, judged, 'share'),
    findOpen(
      ctx,
      judged.map(({ siteId, memberId, ticket }) => ({
        siteId,
        memberId,
        ticketId: ticket.ticketId,
        content: contentOf(ticket),
      })),
      new Date(ctx.now.getTime() - SAME_TICKET_MS),
    ),
    takeNumbers(ctx, asked.filter(({ operation }, i) => operation.verb === 'place' && !stored[i]).length),
  ])
  const at = new Map(judged.map(({ i }, n) => [i, n]))
  return asked.map(({ operation }, i): TicketFacts => {
    const n = at.get(i)
    const own = n === undefined ? undefined : open[n]
    const slip = n === undefined ? undefined : slips[n]
    const isNew = operation.verb === 'place' && !stored[i]
    return {
      stored: stored[i],
      number: stored[i]?.number ?? (isNew ? (numbers.shift() as number) : 0),
      slip: slip && { ...slip, openWin: own?.openWin ?? 0, openStake: own?.openStake ?? 0 },
      isRepeated: own?.isRepeated ?? false,
      waiting: own?.waiting ?? 0,
    }
  })
}

/** All but what the members have open. `lock`: nobody changes the markets until the transaction has ended. `jointAgeMs`: how old a common price may be where it is only shown. */
export const loadSlips = async (
  ctx: Ctx,
  asked: readonly (Whose & { ticket: AskedSlip })[],
  lock?: 'share',
  jointAgeMs?: number,
): Promise<Omit<SlipFacts, 'openWin' | 'openStake'>[]> => {
  if (asked.length === 0) return []
  const selections = asked.flatMap(({ siteId, ticket }) =>
    ticket.selections.map(({ eventId, marketKey, outcome }) => ({ siteId, eventId, marketKey, outcome })),
  )
  const [markets, rules, changes, levels, factors] = await allDone([
    marketsNow(ctx, distinctMarkets(selections), lock),
    rulesOfSites(
      ctx,
      asked.map(({ siteId }) => siteId),
    ),
    findOfferChanges(ctx, selections),
    restrictionsOf(
      ctx,
      asked.map(({ memberId }) => memberId),
    ),
    findFactors(ctx, asked),
  ])
  const exposed = await loadExposed(ctx, selections, markets)
  const joint = await loadJoint(ctx, asked, markets, jointAgeMs)
  return asked.map(({ siteId, memberId, ticket }) => {
    const own = rules.get(siteId)
    if (!own) throw new Error(`site ${siteId} has no rules`)
    const concerned = changes.filter((change) => change.siteId === siteId)
    const priced = ticket.selections.map(({ eventId, marketKey }) => {
      const now = markets.get(`${eventId} ${marketKey}`)
      return now && { now, site: marketBy(own, now, changesOf(concerned, now), ctx.now) }
    })
    const jointOf = (id: number): number | null => {
      const price = joint.get(jointName(id, ticket)) ?? null
      const legs = ticket.selections.map(({ eventId, outcome }, i) => ({ eventId, outcome, market: priced[i] }))
      return (
        price &&
        jointAtSite(
          price,
          legs.filter(({ eventId }) => eventId === id),
        )
      )
    }
    return {
      siteId,
      markets: priced,
      joint: new Map(sharedEventsOf(ticket).map((id) => [id, jointOf(id)])),
      rules: own,
      level: levels.get(memberId)?.level ?? 1,
      factor: factors.get(memberId) ?? noFactor,
      limitBp: leastFactorOf(
        own,
        priced.flatMap((market) => (market ? [market.now] : [])),
        ctx.now,
      ),
      exposed,
    }
  })
}

type MarketKey = { eventId: number; marketKey: string }
const distinctMarkets = (keys: readonly MarketKey[]): MarketKey[] => [
  ...new Map(keys.map(({ eventId, marketKey }) => [`${eventId} ${marketKey}`, { eventId, marketKey }])).values(),
]

type Selected = MarketKey & { siteId: number; outcome: string }

const loadExposed = async (
  ctx: Ctx,
  selections: readonly Selected[],
  markets: ReadonlyMap<string, MarketNow>,
): Promise<Exposed> => {
  const keys = new Map<string, { siteId: number; kind: ExposureKind; key: string }>()
  for (const selection of selections) {
    const { siteId, eventId, marketKey } = selection
    const market = markets.get(`${eventId} ${marketKey}`)
    if (!market) continue
    for (const [kind, key] of [
      ['outcome', outcomeKey(selection)],
      ['event', String(eventId)],
      ['competition', String(market.competitionId)],
    ] as const)
      keys.set(exposedName(siteId, { kind, key }), { siteId, kind, key })
  }
  const all = [...keys.values()]
  const losses = await readExposure(ctx, all)
  return new Map(all.map((one, i) => [exposedName(one.siteId, one), losses[i] ?? 0]))
}

const jointName = (eventId: number, { selections }: AskedSlip): string =>
  `${eventId} ${selections
    .filter((one) => one.eventId === eventId)
    .map(({ marketKey, outcome }) => `${marketKey} ${outcome}`)
    .join('|')}`

/** What selections of one event pay together. Few tickets have any, and it takes milliseconds: nothing is priced that is refused in any case. */
const loadJoint = async (
  ctx: Ctx,
  asked: readonly { ticket: AskedSlip }[],
  markets: ReadonlyMap<string, MarketNow>,
  mostAgeMs?: number,
): Promise<ReadonlyMap<string, number | null>> => {
  const found = new Map<string, number | null>()
  for (const { ticket } of asked)
    for (const eventId of sharedEventsOf(ticket)) {
      const legs = ticket.selections.filter((one) => one.eventId === eventId)
      const isOpen = legs.every(({ marketKey }) => markets.get(`${eventId} ${marketKey}`)?.isOpen)
      if (isOpen) found.set(jointName(eventId, ticket), await jointPrice(ctx, eventId, legs, mostAgeMs))
    }
  return found
}
