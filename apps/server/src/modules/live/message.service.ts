import { type LiveMessage, memberTopic, type StaffLiveMessage, siteTopic, staffTopic } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { type Listener, listen } from '../../platform/events/events.ts'
import type {} from '../cashier/events.ts'
import { unreadCount } from '../community/index.ts'
import type {} from '../games/events.ts'
import { socketKeysOf } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import type {} from '../site/events.ts'

const toMember = async (ctx: Ctx, memberId: number, message: LiveMessage): Promise<void> => {
  for (const key of await socketKeysOf(ctx, memberId)) ctx.publish(memberTopic(key), message)
}
const toStaff = (ctx: Ctx, message: StaffLiveMessage): void => ctx.publish(staffTopic(ctx.siteId), message)

/** Which happening sends which message to whom: the whole table. */
export const liveListeners: readonly Listener[] = [
  listen('ledger.balance-changed', async (ctx, { memberId }) => {
    const { cash, points } = await balancesOf(ctx, memberId)
    await toMember(ctx, memberId, { cmd: 'CASH', data1: cash, data2: points })
  }),
  listen('community.message-sent', async (ctx, { memberId }) => {
    await toMember(ctx, memberId, { cmd: 'MSG', data1: await unreadCount(ctx, memberId), data2: '' })
  }),
  // The ended session's own key: the member's new session must not hear it.
  listen('identity.session-ended', async (ctx, { socketKey, reason }) => {
    const message: LiveMessage = { cmd: 'LOGOUT', data1: reason === 'replaced' ? 'TK999' : 'TK001', data2: reason }
    ctx.publish(memberTopic(socketKey), message, 'last')
  }),
  listen('site.maintenance-changed', async (ctx, { isNow }) => {
    ctx.publish(siteTopic(ctx.siteId), { cmd: 'INSPECT', data1: isNow ? 'Y' : 'N', data2: '' } satisfies LiveMessage)
    toStaff(ctx, { what: 'site', id: '', isNew: false })
  }),
  listen('site.content-changed', async (ctx) => toStaff(ctx, { what: 'site', id: '', isNew: false })),
  listen('games.switched', async (ctx, { isBettingOpen }) => {
    // The pair N and Y says that games run; any other that they are down.
    ctx.publish(siteTopic(ctx.siteId), {
      cmd: 'LOCK_BET_YN',
      data1: isBettingOpen ? 'N' : 'Y',
      data2: isBettingOpen ? 'Y' : 'N',
    } satisfies LiveMessage)
    toStaff(ctx, { what: 'game', id: '', isNew: false })
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
  listen('cashier.request-changed', async (ctx, { cashIdx, isNew }) =>
    toStaff(ctx, { what: 'cash-request', id: String(cashIdx), isNew }),
  ),
]
