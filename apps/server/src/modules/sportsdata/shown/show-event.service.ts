import type { DataOf, sportEvent } from '@maru/contract'
import { saltOfMatch } from '@maru/sports-simulator'
import type { Ctx, GuestCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { siteLens } from '../markets/lens.ts'
import { marketsOfEvent } from '../markets/market-now.repository.ts'
import type { MarketNow } from '../markets/market-now.ts'
import { commitmentOf } from '../simulated/match.repository.ts'
import { SIMULATED } from '../simulated/name.ts'
import { loadNames, nameIn, sidesOf } from '../words/words.service.ts'
import { eventOut, incidentOut, marketOut, scoreOut, shownState } from './event-out.ts'
import { type EventRow, eventsById, formOf } from './event-row.repository.ts'
import { incidentsOf } from './incident.repository.ts'

type Shown = DataOf<typeof sportEvent>
const OVER = ['ended', 'closed', 'cancelled', 'abandoned']

export const showEvent = async (ctx: GuestCtx, eventId: number): Promise<Shown> => {
  const [row] = await eventsById(ctx, [eventId])
  if (!row) throw new Refusal('N404')
  const isOver = OVER.includes(shownState(row.state))
  const markets = (await marketsOfEvent(ctx, eventId)).filter((market) => isShown(market, isOver))
  const [, described] = await loadNames(ctx, markets)
  const lens = await siteLens(ctx)
  const sides = sidesOf(row, ctx.language)
  return {
    serverTime: ctx.now.toISOString(),
    event: eventOut(row, ctx.language, SIMULATED),
    markets: markets.map((market) =>
      marketOut(market, lens, {
        language: ctx.language,
        sides,
        description: described.get(`${row.feed} ${market.type}`),
      }),
    ),
    incidents: (await incidentsOf(ctx, eventId)).map(incidentOut),
    ...(await formsOf(ctx, row)),
    commitment: row.feed === SIMULATED ? await shownCommitment(ctx, row.feedId) : null,
  }
}

/** Lines that came and went are no more; what was decided stands after the end. */
const isShown = ({ state }: MarketNow, isOver: boolean): boolean =>
  isOver ? state === 'settled' || state === 'cancelled' : state === 'active' || state === 'suspended'

const formsOf = async (ctx: Ctx, { homeId, awayId }: EventRow) => {
  const of = async (side: number | null, against: number | null = null) =>
    side === null ? [] : (await formOf(ctx, side, against)).flatMap((row) => formOut(row, ctx))
  return {
    homeForm: await of(homeId),
    awayForm: await of(awayId),
    headToHead: awayId === null ? [] : await of(homeId, awayId),
  }
}

const formOut = (row: EventRow, { language }: Ctx): Shown['homeForm'] => {
  if (!row.score) return []
  const { home, away, winner } = scoreOut(row.score)
  return [
    {
      at: row.startsAt.toISOString(),
      home: nameIn(row.home, language),
      away: nameIn(row.away, language),
      score: { home, away, ...(winner ? { winner } : {}) },
    },
  ]
}

const shownCommitment = async (ctx: Ctx, feedId: string): Promise<Shown['commitment']> => {
  const match = await commitmentOf(ctx, feedId)
  if (!match) return null
  return {
    commitment: match.commitment.toString('hex'),
    number: match.number,
    link: match.link?.toString('hex') ?? null,
    salt: Buffer.from(saltOfMatch(match.fixture)).toString('hex'),
  }
}
