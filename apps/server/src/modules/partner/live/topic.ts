import { type PartnerLiveMessage, partnerChanges } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { defineTopic, ownAddressOf } from '../../../platform/live/topic.ts'

const EVERY_MS = 1_000

/** What changed below a partner, for that partner alone: its pages ask again, by calls that look at whose subtree it is. */
export const partnerTopic = defineTopic<PartnerLiveMessage>({
  destination: '/topic/partner/{socketKey}',
  audience: 'own',
  snapshot: async () => [{ message: { what: [...partnerChanges] } }],
  snapshotWhen: 'missed',
  coalesce: {
    everyMs: EVERY_MS,
    merge: (waiting, next) => ({ what: [...new Set([...waiting.what, ...next.what])] }),
  },
})

export const publishChanged = (
  ctx: Ctx,
  partnerIds: Iterable<number>,
  what: PartnerLiveMessage['what'][number],
): void => {
  for (const partnerId of new Set(partnerIds))
    ctx.publish(ownAddressOf(partnerTopic, ctx.siteId, partnerId), { what: [what] })
}
