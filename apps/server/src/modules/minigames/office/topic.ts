import type { MinigameDeskMessage } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { addressOf, defineTopic } from '../../../platform/live/topic.ts'

const EVERY_MS = 1_000

/** Says to the screens of staff that stakes or rounds changed; they ask again. Each bet changes something, so a second of them is one message. */
export const minigameDeskTopic = defineTopic<MinigameDeskMessage>({
  destination: '/topic/staff/{siteId}/minigames',
  audience: { staff: 'minigames.read' },
  snapshot: async () => [{ message: { what: 'minigames' } }],
  snapshotWhen: 'missed',
  coalesce: { everyMs: EVERY_MS, isLate: true },
})

/** After the commit. */
export const publishDesk = (ctx: Ctx, siteId: number): void =>
  ctx.publish(addressOf(minigameDeskTopic, siteId), { what: 'minigames' })
