import { createOddsApiFeed, createUofFeed } from '@maru/sports-feeds'
import type { Config } from '../../../config.ts'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import { SIMULATED } from '../simulated/name.ts'
import { createSimulatedFeed } from '../simulated/simulated-feed.ts'
import type { ConfiguredFeed } from './run-feeds.ts'

/** Producers of the Unified Odds Feed give the time at which they send. */
const UOF_LATE_MS = 10_000

/** Has the configuration any? */
export const hasFeeds = (config: Config): boolean =>
  isSimulating(config) || uofOf(config).length > 0 || oddsApiOf(config).length > 0

const isSimulating = ({ MARU_MODE, SPORTS_SIMULATOR }: Config): boolean =>
  MARU_MODE === 'demo' && SPORTS_SIMULATOR !== false

/** What the configuration names; in demo mode without any, simulated matches. Licensed operation without a feed has no sports. */
export const feedsOf = (services: Services, pool: DedicatedPool): ConfiguredFeed[] => {
  const { config } = services
  const feeds = [...uofOf(config), ...oddsApiOf(config)]
  if (feeds.length > 0 || !isSimulating(config)) return feeds
  return [
    { name: SIMULATED, settlesByScore: true, feed: createSimulatedFeed(services, pool, config.SPORTS_SPEED ?? 1) },
  ]
}

const uofOf = ({ UOF_API_URL, UOF_BROKER_URL, UOF_TOKEN, UOF_NODE_ID }: Config): ConfiguredFeed[] => {
  if (!UOF_API_URL || !UOF_BROKER_URL || !UOF_TOKEN) return []
  const options = { api: new URL(UOF_API_URL), broker: new URL(UOF_BROKER_URL), token: UOF_TOKEN }
  const feed = createUofFeed({ ...options, nodeId: UOF_NODE_ID ?? 1 })
  return [{ name: 'uof', settlesByScore: false, lateMs: UOF_LATE_MS, feed }]
}

const oddsApiOf = ({ ODDS_API_URL, ODDS_API_KEY, ODDS_API_SPORTS, ODDS_API_BOOKMAKER }: Config): ConfiguredFeed[] => {
  if (!ODDS_API_KEY || !ODDS_API_SPORTS || !ODDS_API_BOOKMAKER) return []
  const feed = createOddsApiFeed({
    api: new URL(ODDS_API_URL),
    key: ODDS_API_KEY,
    sports: ODDS_API_SPORTS,
    bookmaker: ODDS_API_BOOKMAKER,
  })
  return [{ name: 'oddsApi', settlesByScore: true, feed }]
}
