import { cashOf, type SportPreview, sportProduct } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'
import { balancesOfMany } from '../../../ledger/index.ts'
import { allSites } from '../../../site/index.ts'
import { type MarketResult, nameOfMarket } from '../../../sportsdata/index.ts'
import { wouldStay } from '../../../wagers/index.ts'
import { findDueTickets, type LegPlace, type TicketRef } from '../../settle/due.repository.ts'
import { type Following, follow } from '../../settle/follow.rules.ts'
import type { LockedTicket, StoredLeg } from '../../settle/locked-ticket.ts'
import { findLegsOf, readTickets } from '../../settle/ticket.repository.ts'
import type { MarketChange } from './change.rules.ts'
import { addTo, emptyBook, groupsOut, type Moved, movedOf, seenOf, shortOf } from './preview.rules.ts'

/** Of one statement. */
const AT_ONCE = 1_000
/** Above every version, so that every leg of a market is found. */
const EVERY_VERSION = 2_147_483_647

/**
 * What changes of results come to, by the rules that settle: every ticket on these markets is looked at as if the results were there. It holds no lock and writes nothing. The sums of each site that
 * has tickets. `shown`: the markets that it names, by their ids.
 */
export const previewOf = async (
  ctx: Ctx,
  { changes, shown }: { changes: readonly MarketChange[]; shown: readonly MarketChange[] },
): Promise<SportPreview> => {
  const results = new Map(changes.map(({ after }) => [nameOfMarket(after), after]))
  const books = new Map<number, ReturnType<typeof emptyBook>>()
  await eachTicket(ctx, changes, async (siteId, refs) => {
    const book = books.get(siteId) ?? emptyBook()
    books.set(siteId, book)
    for (const moved of await movedTickets({ ...ctx, siteId }, refs, results)) addTo(book, moved)
  })
  const sites = new Map((await allSites(ctx, true)).map((site) => [site.siteId, site]))
  const out: SportPreview['books'] = []
  for (const [siteId, { tickets, moved, groups, byMember }] of [...books].toSorted(([a], [b]) => a - b)) {
    const losing = [...byMember].filter(([, sum]) => sum < 0).map(([memberId]) => memberId)
    const cash = await balancesOfMany({ ...ctx, siteId }, losing)
    const short = shortOf(byMember, (memberId) => cash.get(memberId)?.cash ?? 0)
    out.push({
      siteId,
      site: sites.get(siteId)?.name ?? '',
      currency: sites.get(siteId)?.currency ?? '',
      tickets,
      members: byMember.size,
      moved: cashOf(moved),
      groups: groupsOut(groups),
      shortMembers: short.members,
      short: cashOf(short.amount),
    })
  }
  return { markets: shown.map(marketOut), books: out, seen: seenOf(changes, out) }
}

/** Each ticket that was accepted with a leg on one of the markets, once. */
const eachTicket = async (
  ctx: Ctx,
  changes: readonly MarketChange[],
  look: (siteId: number, refs: readonly TicketRef[]) => Promise<void>,
): Promise<void> => {
  const markets = changes.map(({ after }) => ({ ...after, version: EVERY_VERSION }))
  const seen = new Set<string>()
  let from: LegPlace | undefined
  if (markets.length === 0) return
  do {
    const { tickets, last } = await findDueTickets(ctx, markets, from, AT_ONCE)
    from = last
    const fresh = tickets.filter(({ memberId, ticketId, wager }) => wager && !seen.has(`${memberId} ${ticketId}`))
    for (const { memberId, ticketId } of fresh) seen.add(`${memberId} ${ticketId}`)
    for (const [siteId, ofSite] of Map.groupBy(fresh, (ticket) => ticket.siteId)) await look(siteId, ofSite)
  } while (from)
}

const movedTickets = async (
  ctx: Ctx,
  refs: readonly TicketRef[],
  results: ReadonlyMap<string, MarketResult>,
): Promise<Moved[]> => {
  const tickets = await readTickets(ctx, refs)
  const legs = Map.groupBy(await findLegsOf(ctx, refs), nameOf)
  const followings = tickets.map((ticket) => ({
    ticket,
    following: followed(ticket, legs.get(nameOf(ticket)), results),
  }))
  const orders = followings.flatMap(({ ticket, following }) => {
    const { memberId, placedAt, wagerId } = ticket
    return following?.end ? [{ ref: { memberId, placedAt, wagerId }, end: following.end }] : []
  })
  const staying = await wouldStay(ctx, sportProduct, orders)
  return followings.map(({ ticket, following }) => movedOf(ticket, following, staying.has(ticket.wagerId)))
}

/** Undefined of a ticket that has no end. */
const followed = (
  ticket: LockedTicket,
  legs: readonly StoredLeg[] = [],
  results: ReadonlyMap<string, MarketResult>,
): Following | undefined => {
  try {
    return follow(ticket, legs, (leg) => results.get(nameOfMarket(leg)))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const nameOf = ({ memberId, ticketId }: { memberId: number; ticketId: string }): string => `${memberId} ${ticketId}`

/** By their ids: whoever shows it says how they are called (`inWords`). */
const marketOut = ({ market: { marketKey }, before, after }: MarketChange): SportPreview['markets'][number] => ({
  key: marketKey,
  name: marketKey,
  before: saidOf(before),
  after: saidOf(after),
})

const saidOf = (result: Pick<MarketResult, 'kind' | 'windows' | 'outcomes'> | undefined) => ({
  kind: result?.kind ?? ('open' as const),
  isPartlyVoid: (result?.windows.length ?? 0) > 0,
  winners:
    result?.kind === 'settled' ? [...result.outcomes].filter(([, { result: won }]) => won === 1).map(([id]) => id) : [],
})
