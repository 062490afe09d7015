import { MOST_PRICE, marketKey, type OutcomeId, THOUSAND } from '@maru/sports'
import {
  endingsFrom,
  hasPrices,
  jointOf,
  type Leg,
  type Model,
  modelOf,
  playMatch,
  questionsOf,
  type State,
  stateAt,
} from '@maru/sports-simulator'
import type { Config } from '../../../config.ts'
import type { Ctx } from '../../../platform/context.ts'
import { commitmentOf } from './match.repository.ts'
import { linksOf } from './matches.service.ts'
import { SIMULATED } from './name.ts'

export type JointLeg = { marketKey: string; outcome: OutcomeId }
export type PricedEvent = {
  feed: string
  feedId: string
  state: string
  startsAt: Date
  saidAt: Date | null
  version: number
}

/** Of a combination: its legs are counted together, so it carries one margin, and a larger one. */
export const jointMargin = 1.1
/** The fair price of what is certain is 1. */
const LEAST_PRICE = 1_010

/** Counting them takes milliseconds, and a slip asks again and again. In play they move with the time; before it they stay. Of one process and database. */
const REMEMBERED_MS = 1_000
const MOST_REMEMBERED = 2_000
const remembered = new WeakMap<Config, Map<string, { at: number; price: number | null }>>()

export const pricedEvent = async (ctx: Ctx, eventId: number): Promise<PricedEvent | undefined> =>
  (
    await ctx.db.query<PricedEvent>(
      `SELECT feed, feed_id AS "feedId", state, starts_at AS "startsAt", CASE WHEN isfinite(status_at) THEN status_at END AS "saidAt", version
       FROM sportsdata.event WHERE event_id = $1`,
      [eventId],
    )
  )[0]

/**
 * What several outcomes of one simulated event pay together, in thousandths, less a margin, floored. Null: it cannot be priced, and is refused. `mostAgeMs`: in play it may be so old, unless the
 * feed has said more of the event since.
 */
export const jointPrice = async (
  ctx: Ctx,
  eventId: number,
  legs: readonly JointLeg[],
  mostAgeMs = REMEMBERED_MS,
): Promise<number | null> => {
  const event = await pricedEvent(ctx, eventId)
  if (event?.feed !== SIMULATED || legs.length < 2) return null
  const known = remembered.get(ctx.config) ?? new Map<string, { at: number; price: number | null }>()
  remembered.set(ctx.config, known)
  const { version, state } = event
  const name = JSON.stringify([eventId, version, state, legs.map(({ marketKey: key, outcome }) => [key, outcome])])
  const now = ctx.now.getTime()
  const last = known.get(name)
  if (last && (state !== 'live' || Math.abs(now - last.at) < mostAgeMs)) return last.price
  if (known.size >= MOST_REMEMBERED) known.clear()
  const price = await priceOf(ctx, event, legs)
  known.set(name, { at: now, price })
  return price
}

const priceOf = async (ctx: Ctx, event: PricedEvent, legs: readonly JointLeg[]): Promise<number | null> => {
  const found = await stateOfMatch(ctx, event)
  if (!found || !hasPrices(found.state)) return null
  const endings = endingsFrom(found.model, found.state)
  const questions = new Map(
    questionsOf(found.model.sport, endings).map((question) => [marketKey(question.market), question]),
  )
  const asked = legs.flatMap(({ marketKey: key, outcome }): Leg[] => {
    const question = questions.get(key)
    const at = question?.outcomes.indexOf(outcome) ?? -1
    return question && at >= 0 ? [{ question, outcome: at }] : []
  })
  if (asked.length < legs.length) return null
  const fair = jointOf(endings, asked)?.price ?? null
  if (fair === null) return null
  const price = Math.floor((THOUSAND * fair) / jointMargin)
  // What nearly cannot happen is not sold at less than it is worth.
  return price < LEAST_PRICE || price > MOST_PRICE ? null : price
}

/** The model of a simulated match, and how the match stands. */
export const stateOfMatch = async (ctx: Ctx, event: PricedEvent): Promise<{ model: Model; state: State } | null> => {
  const match = await commitmentOf(ctx, event.feedId)
  if (!match) return null
  const { sport, home, away } = match.fixture
  const model = modelOf(sport, home.strength, away.strength)
  return { model, state: event.state === 'live' ? await stateNow(ctx, match, event) : model.start }
}

/** As it is known: a goal that the feed has not said yet would be seen in the price. */
const stateNow = async (
  ctx: Ctx,
  match: NonNullable<Awaited<ReturnType<typeof commitmentOf>>>,
  { startsAt, saidAt }: PricedEvent,
) => {
  const chain = await linksOf(ctx, match.chainId)
  const secondsAt = (at: Date) =>
    Math.max(0, ((at.getTime() - startsAt.getTime()) / 1_000) * (ctx.config.SPORTS_SPEED ?? 1))
  const said = secondsAt(saidAt ?? startsAt)
  const incidents = playMatch(chain.linkAt(match.number), match.fixture).filter(({ at }) => at <= said)
  return stateAt(incidents, Math.max(said, secondsAt(ctx.now)))
}
