import { MOST_PRICE, marketKey, type OutcomeId, THOUSAND } from '@maru/sports'
import {
  endingsFrom,
  hasPrices,
  jointOf,
  type Leg,
  modelOf,
  playMatch,
  questionsOf,
  stateAt,
} from '@maru/sports-simulator'
import type { Ctx } from '../../../platform/context.ts'
import { commitmentOf } from './match.repository.ts'
import { linksOf } from './matches.service.ts'
import { SIMULATED } from './name.ts'

export type JointLeg = { marketKey: string; outcome: OutcomeId }

/** Of a combination: its legs are counted together, so it carries one margin, and a larger one. */
const MARGIN = 1.1
/** The fair price of what is certain is 1. */
const LEAST_PRICE = 1_010

/** What several outcomes of one simulated event pay together, in thousandths, less a margin, floored. Null: it cannot be priced, and is refused. */
export const jointPrice = async (ctx: Ctx, eventId: number, legs: readonly JointLeg[]): Promise<number | null> => {
  const [event] = await ctx.db.query<{ feed: string; feedId: string; state: string; startsAt: Date }>(
    'SELECT feed, feed_id AS "feedId", state, starts_at AS "startsAt" FROM sportsdata.event WHERE event_id = $1',
    [eventId],
  )
  if (event?.feed !== SIMULATED || legs.length < 2) return null
  const match = await commitmentOf(ctx, event.feedId)
  if (!match) return null
  const { sport, home, away } = match.fixture
  const model = modelOf(sport, home.strength, away.strength)
  const state = event.state === 'live' ? await stateNow(ctx, match, event.startsAt) : model.start
  if (!hasPrices(state)) return null
  const endings = endingsFrom(model, state)
  const questions = new Map(questionsOf(sport, endings).map((question) => [marketKey(question.market), question]))
  const asked = legs.flatMap(({ marketKey: key, outcome }): Leg[] => {
    const question = questions.get(key)
    const at = question?.outcomes.indexOf(outcome) ?? -1
    return question && at >= 0 ? [{ question, outcome: at }] : []
  })
  if (asked.length < legs.length) return null
  const joint = jointOf(endings, asked)
  if (!joint || joint.probability <= 0) return null
  const price = Math.floor(THOUSAND / (joint.probability * MARGIN))
  return price < LEAST_PRICE ? null : Math.min(MOST_PRICE, price)
}

const stateNow = async (ctx: Ctx, match: NonNullable<Awaited<ReturnType<typeof commitmentOf>>>, startsAt: Date) => {
  const chain = await linksOf(ctx, match.chainId)
  const seconds = ((ctx.now.getTime() - startsAt.getTime()) / 1_000) * (ctx.config.SPORTS_SPEED ?? 1)
  return stateAt(playMatch(chain.linkAt(match.number), match.fixture), Math.max(0, seconds))
}
