import type { ChatMessage } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { addressOf, defineTopic, ownAddressOf } from '../../platform/live/topic.ts'

// Lines are numbered, so a client that may have missed some reads from its last one.
const again = async () => [{ message: { what: 'again', chatIdx: 0 } satisfies ChatMessage }]

/** A member's own chat. */
export const supportTopic = defineTopic<ChatMessage>({
  destination: '/topic/support/{socketKey}',
  audience: 'own',
  snapshot: again,
  snapshotWhen: 'missed',
})

/** All chats of the site. */
export const supportDeskTopic = defineTopic<ChatMessage>({
  destination: '/topic/staff/{siteId}/support',
  audience: { staff: 'support.read' },
  snapshot: again,
  snapshotWhen: 'missed',
})

/** To both sides. */
export const publishChat = (ctx: Ctx, memberId: number, message: ChatMessage): void => {
  ctx.publish(ownAddressOf(supportTopic, ctx.siteId, memberId), message)
  ctx.publish(addressOf(supportDeskTopic, ctx.siteId), message)
}
