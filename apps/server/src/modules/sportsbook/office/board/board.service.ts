import type { AdminAnswerOf, SportCode, SportsBoardView, sportsBoard } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { staffNames } from '../../../identity/index.ts'
import { deskCounts, deskEventsOut, feedNow, openAmong } from '../../../sportsdata/index.ts'
import { offersOfEvent, suspendedOffers } from '../../rules/offer.repository.ts'
import { unchangedOffer } from '../../rules/offer.ts'
import { exposedBook, exposedEvents, waitingTickets } from './board.repository.ts'
import { offerOut, stateOfEvent } from './board.rules.ts'
import { exposureOut, noExposure } from './exposed.ts'

export const BOOK = { eventId: 0, marketKey: '' } as const

type Asked = { view: SportsBoardView; sport: SportCode | ''; search: string; take: number }

/** Events of the site that are open or have open tickets, and what the book comes to. */
export const showBoard = async (
  ctx: StaffCtx,
  { view, sport, search, take }: Asked,
): Promise<AdminAnswerOf<typeof sportsBoard>> => {
  const exposed = await exposedEvents(ctx)
  const filter = { view, sport: sport === '' ? null : sport, search: search === '' ? null : search }
  const { rows, total } = await deskEventsOut(ctx, { ...filter, ids: [...exposed.keys()] }, take)
  const suspended = await suspendedOffers(ctx)
  const ofEvents = suspended.filter(({ eventId }) => eventId > 0)
  const open = await openAmong(
    ctx,
    ofEvents.map(({ eventId }) => eventId),
  )
  const whole = new Set(suspended.filter(({ marketKey }) => marketKey === '').map(({ eventId }) => eventId))
  const isSuspended = (eventId: number): boolean => whole.has(0) || whole.has(eventId)
  const counts = await deskCounts(ctx)
  const { waiting, since } = await waitingTickets(ctx)
  return {
    serverTime: ctx.now.toISOString(),
    book: await bookOut(ctx),
    figures: {
      openEvents: counts.openEvents,
      liveEvents: counts.liveEvents,
      exposure: exposureOut(await exposedBook(ctx)),
      suspendedByStaff: ofEvents.filter(({ eventId }) => open.has(eventId)).length,
      suspendedByFeed: counts.suspendedMarkets,
      waiting,
      waitingSince: since?.toISOString() ?? null,
      feed: await feedNow(ctx),
    },
    rows: rows.map((row) => {
      const eventId = Number(row.event.id)
      return {
        event: row.event,
        state: stateOfEvent(row, isSuspended(eventId), ctx.now),
        exposure: exposureOut(exposed.get(eventId) ?? noExposure),
      }
    }),
    total,
  }
}

const bookOut = async (ctx: StaffCtx) => {
  const offer = (await offersOfEvent(ctx, 0))[0] ?? unchangedOffer(BOOK)
  return offerOut(offer, await staffNames(ctx, offer.suspendedBy === null ? [] : [offer.suspendedBy]))
}
