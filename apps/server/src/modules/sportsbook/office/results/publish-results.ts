import type { Ctx } from '../../../../platform/context.ts'
import { addressOf } from '../../../../platform/live/topic.ts'
import { allSites } from '../../../site/index.ts'
import { publishOffer } from '../../../sportsdata/index.ts'
import { sportsDeskTopic } from '../topic.ts'

/** Desks of all sites ask again. `eventId`: of which a result was stored, so members ask again too. */
export const publishResults = async (ctx: Ctx, eventId?: number): Promise<void> => {
  for (const { siteId } of await allSites(ctx, true)) {
    ctx.publish(addressOf(sportsDeskTopic, siteId), { what: 'sports', isReferred: false })
    if (eventId !== undefined) publishOffer({ ...ctx, siteId }, eventId)
  }
}
