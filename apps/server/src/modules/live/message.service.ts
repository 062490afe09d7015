import type { LiveMessage, ResultCode, StaffLiveMessage } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { type Listener, listen, listenTogether } from '../../platform/events/events.ts'
import { addressOf, ownAddressOf, sessionAddressOf } from '../../platform/live/topic.ts'
import { deskOf } from '../../platform/notices/desk-topic.ts'
import type {} from '../cashier/events.ts'
import { unreadCount } from '../community/index.ts'
import type {} from '../games/events.ts'
import type { SessionEndReason } from '../identity/index.ts'
import type {} from '../protection/events.ts'
import type {} from '../site/events.ts'
import type {} from '../sportsbook/events.ts'
import type {} from '../wagers/events.ts'
import { type Moved, publishCash, readAndPublishCash } from './balance.service.ts'
import { publishFigures } from './figures.service.ts'
import { gamesState, inspect, memberTopic, siteTopic } from './topics.ts'
import { publishMessages } from './unread.service.ts'

const toMember = (ctx: Ctx, memberId: number, message: LiveMessage): void =>
  ctx.publish(ownAddressOf(memberTopic, ctx.siteId, memberId), message)
const toSite = (ctx: Ctx, message: LiveMessage): void => ctx.publish(addressOf(siteTopic, ctx.siteId), message)
const toStaff = (ctx: Ctx, message: StaffLiveMessage): void => ctx.publish(deskOf(ctx.siteId), message)

/** Who is online and who plays. */
const changesWhoIsThere = ['games.session-changed', 'identity.session-ended', 'identity.member-changed'] as const

/** What the page says of it; any other end is one that the member knows of, or needs no reason for. */
const logoutCodes: Partial<Record<SessionEndReason, ResultCode>> = {
  replaced: 'TK999',
  paused: 'B1006',
  'time-limit': 'B1004',
}

/** Which event sends which message to whom: the whole table. */
export const liveListeners: readonly Listener[] = [
  listenTogether('ledger.balance-changed', (services, events) =>
    readAndPublishCash(
      services,
      events.map(({ payload }) => payload),
    ),
  ),
  listenTogether('ledger.balances-changed', async (services, events) => {
    const unknown: Moved[] = []
    for (const { payload } of events)
      if (payload.holdings) publishCash(services, payload.holdings)
      else unknown.push(...payload.memberIds.map((memberId) => ({ memberId, isPlay: true })))
    if (unknown.length > 0) await readAndPublishCash(services, unknown)
  }),
  listen('community.message-sent', async (ctx, { memberId, isQuiet }) => {
    toMember(ctx, memberId, { cmd: 'MSG', data1: await unreadCount(ctx, memberId), data2: isQuiet ? 'quiet' : '' })
  }),
  listenTogether('community.mailing-moved', async (services, events) => {
    for (const { siteId, payload } of events)
      await publishMessages(services, siteId, payload.memberIds, payload.isQuiet ?? false)
  }),
  listenTogether('community.noticed', async ({ live }, events) => {
    live.publishAll(
      events.flatMap(({ siteId, payload: { memberIds, notice } }) => {
        const message: LiveMessage = { cmd: 'NOTICE', data1: notice, data2: '' }
        return memberIds.map((memberId) => ({ address: ownAddressOf(memberTopic, siteId, memberId), message }))
      }),
    )
  }),
  // The ended session's own key: the member's new session must not receive it.
  listen('identity.session-ended', async (ctx, { memberId, socketKey, reason }) => {
    const message: LiveMessage = { cmd: 'LOGOUT', data1: logoutCodes[reason] ?? 'TK001', data2: reason }
    ctx.publish(sessionAddressOf(memberTopic, ctx.siteId, memberId, socketKey), message, 'last')
  }),
  listen('protection.session-notice', async (ctx, { memberId, what, seconds }) => {
    toMember(ctx, memberId, { cmd: 'PROTECTION', data1: what, data2: seconds })
  }),
  listen('site.maintenance-changed', async (ctx, { isNow }) => {
    toSite(ctx, inspect(isNow))
    toStaff(ctx, { what: 'site', id: '', isNew: false })
  }),
  listen('site.content-changed', async (ctx) => toStaff(ctx, { what: 'site', id: '', isNew: false })),
  listen('games.switched', async (ctx, { vendorCode, gameCode, areGamesOn }) => {
    toSite(ctx, gamesState(areGamesOn))
    toStaff(ctx, { what: 'game', id: `${vendorCode}/${gameCode}`, isNew: false })
  }),
  listen('identity.signed-up', async (ctx, { memberId }) =>
    toStaff(ctx, { what: 'sign-up', id: String(memberId), isNew: true }),
  ),
  listen('identity.sign-up-decided', async (ctx, { memberId }) =>
    toStaff(ctx, { what: 'sign-up', id: String(memberId), isNew: false }),
  ),
  listen('identity.member-changed', async (ctx, { memberId }) =>
    toStaff(ctx, { what: 'member', id: String(memberId), isNew: false }),
  ),
  listenTogether('wagers.limits-reached', async ({ live }, events) => {
    const message: LiveMessage = { cmd: 'PROTECTION', data1: 'limit-reached', data2: 0 }
    const members = events.flatMap(({ payload }) => payload.members)
    live.publishAll(
      members.map(({ siteId, memberId }) => ({ address: ownAddressOf(memberTopic, siteId, memberId), message })),
    )
  }),
  listenTogether('sportsbook.tickets-changed', async ({ live }, events) => {
    const tickets = events.flatMap(({ payload }) => payload.tickets)
    live.publishAll(
      tickets.map(({ siteId, memberId, ticketId, state }) => ({
        address: ownAddressOf(memberTopic, siteId, memberId),
        message: { cmd: 'SPORTS_TICKET', data1: ticketId, data2: state } satisfies LiveMessage,
      })),
    )
  }),
  listenTogether('wagers.figures-changed', async (services, events) => {
    for (const { payload } of events) publishFigures(services, payload.siteIds)
  }),
  ...changesWhoIsThere.map((name) =>
    listenTogether(
      name,
      async (services, events) => {
        for (const { siteId } of events) publishFigures(services, [siteId])
      },
      `${name} figures`,
    ),
  ),
  listen('cashier.request-changed', async (ctx, { cashIdx, isNew }) =>
    toStaff(ctx, { what: 'cash-request', id: String(cashIdx), isNew }),
  ),
]
