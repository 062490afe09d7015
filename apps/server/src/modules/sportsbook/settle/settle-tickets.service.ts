import { sportProduct } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { type BatchPoster, lockPurses } from '../../ledger/index.ts'
import { type MarketKey, nameOfMarket, newestResults } from '../../sportsdata/index.ts'
import { settleWagers, type WagerOrder } from '../../wagers/index.ts'
import type {} from '../events.ts'
import { changeExposure } from '../exposure/exposure.repository.ts'
import type { TicketRef } from './due.repository.ts'
import { type Following, follow } from './follow.rules.ts'
import type { LockedTicket, StoredLeg } from './locked-ticket.ts'
import { findLegsOf, lockTickets, writeLegs, writeTickets } from './ticket.repository.ts'

/** `left`: stay as they were, because they cannot come to what their results say. */
export type TicketsSettled = { changed: number; left: TicketRef[] }

type Deciding = Following & { ticket: LockedTicket; ref: TicketRef }

/**
 * Brings tickets of the site of `ctx` to the newest results of these markets, and those whose payout is certain to their end, in the caller's transaction, set-based; at most 1,000, each once.
 * Decided from what is read under the locks of purses and tickets, so that two processes, an older version or a second run change nothing twice. It waits for five answers.
 */
export const settleTickets = async (
  ctx: Ctx,
  tickets: readonly TicketRef[],
  markets: readonly MarketKey[],
  post: BatchPoster,
): Promise<TicketsSettled> => {
  const memberIds = tickets.map(({ memberId }) => memberId)
  const [, locked, legs, results] = await allDone([
    lockPurses(ctx, memberIds),
    lockTickets(ctx, tickets),
    findLegsOf(ctx, tickets),
    newestResults(ctx, markets),
  ])
  const legsOf = Map.groupBy(legs, nameOf)
  const refs = new Map(tickets.map((ref) => [nameOf(ref), ref]))
  const left: TicketRef[] = []
  const followings: Deciding[] = []
  for (const ticket of locked) {
    const ref = refs.get(nameOf(ticket)) as TicketRef
    const resultOf = (leg: StoredLeg) => results.get(nameOfMarket(leg))
    try {
      followings.push({ ticket, ref, ...follow(ticket, legsOf.get(nameOf(ticket)) ?? [], resultOf) })
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      ctx.log.error({ err: error, ticket: ref }, 'a ticket has no end')
      left.push(ref)
    }
  }
  const changing = followings.filter(({ legs }) => legs.length > 0)
  const refused = await settleMoney(ctx, changing, post)
  const written = changing.filter(({ ticket }) => !refused.has(ticket.wagerId))
  left.push(...changing.flatMap(({ ticket, ref }) => (refused.has(ticket.wagerId) ? [ref] : [])))
  write(ctx, written)
  return { changed: written.length, left }
}

const nameOf = ({ memberId, ticketId }: { memberId: number; ticketId: string }): string => `${memberId} ${ticketId}`

/** Answers of the wagers that cannot come to it. */
const settleMoney = async (ctx: Ctx, deciding: readonly Deciding[], post: BatchPoster): Promise<Set<number>> => {
  const orders = deciding.flatMap(({ ticket, end, said }): WagerOrder[] => {
    const { memberId, placedAt, wagerId } = ticket
    const legs = said.map(({ ord, state, sharedBy }) => ({
      ord,
      result: state === 'open' ? { state } : { state, sharedBy },
    }))
    return end || legs.length > 0 ? [{ ref: { memberId, placedAt, wagerId }, end, legs }] : []
  })
  if (orders.length === 0) return new Set()
  const { left } = await settleWagers(ctx, sportProduct, orders, post)
  return new Set(left.map(({ wagerId }) => wagerId))
}

const write = (ctx: Ctx, written: readonly Deciding[]): void => {
  const legs = written.flatMap((one) => one.legs)
  if (legs.length > 0) void ctx.db.pipeline(() => writeLegs(ctx, legs))
  const ended = written.flatMap(({ ticket, change }) => (change ? [{ ...ticket, ...change, was: ticket.state }] : []))
  if (ended.length === 0) return
  const settledAt = ({ state }: { state: string }) => (state === 'accepted' ? null : ctx.now)
  void ctx.db.pipeline(() =>
    writeTickets(
      ctx,
      ended.map((ticket) => ({ ...ticket, settledAt: settledAt(ticket) })),
    ),
  )
  const moved = ended.filter(({ was, state, isExposed }) =>
    state === 'accepted' ? was !== 'accepted' : was === 'accepted' && isExposed,
  )
  if (moved.length > 0)
    void ctx.db.pipeline(() =>
      changeExposure(
        ctx,
        moved.map(({ memberId, ticketId, state }) => ({
          siteId: ctx.siteId,
          memberId,
          ticketId,
          isOpen: state === 'accepted',
        })),
      ),
    )
  ctx.emit('sportsbook.tickets-changed', {
    tickets: ended.map(({ memberId, ticketId, state }) => ({ siteId: ctx.siteId, memberId, ticketId, state })),
  })
}
