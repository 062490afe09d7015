import type { Ctx } from '../../../platform/context.ts'
import { SILENCE_SECONDS } from './market-now.repository.ts'

/** Whether a feed's producer is up, and whoever stores what it says alive. */
export const upProducers = async (ctx: Ctx): Promise<(feed: string, producer: number) => boolean> => {
  const rows = await ctx.db.named<{ feed: string; producer: number }>(
    'sportsdata.up_producers',
    `SELECT feed, producer FROM sportsdata.producer WHERE state = 'up' AND alive_at > now() - make_interval(secs => ${SILENCE_SECONDS})`,
    [],
  )
  const up = new Set(rows.map(({ feed, producer }) => `${producer} ${feed}`))
  return (feed, producer) => up.has(`${producer} ${feed}`)
}
