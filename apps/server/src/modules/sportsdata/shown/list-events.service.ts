import {
  type BodyOf,
  type DataOf,
  type SportRowOut,
  sportCodes,
  type sportEvents,
  type sportMenu,
  sportPageSize,
} from '@maru/contract'
import type { Ctx, GuestCtx } from '../../../platform/context.ts'
import { nextMidnight, seoulDay } from '../../../platform/seoul-time.ts'
import { mayFeedsBegin } from '../intake/new-process.ts'
import { siteLens, siteSwitches } from '../markets/lens.ts'
import { mainMarkets, SILENCE_SECONDS, specialMarkets } from '../markets/market-now.repository.ts'
import { SIMULATED } from '../simulated/name.ts'
import { nameIn, sidesOf } from '../words/words.service.ts'
import { eventOut, marketOut } from './event-out.ts'
import { type EventRow, feedsNow, listEvents, type MenuRow, menuRows } from './event-row.repository.ts'

const HOUR_MS = 3_600_000

export const showMenu = async (ctx: GuestCtx): Promise<DataOf<typeof sportMenu>> => {
  const [{ isOn, isRecovering, isSimulated }, rows, switches] = [
    await feedsNow(ctx, SILENCE_SECONDS),
    await menuRows(ctx, nextMidnight(seoulDay(ctx.now))),
    await siteSwitches(ctx),
  ]
  const sum = (of: readonly MenuRow[], count: (row: MenuRow) => number) => of.reduce((all, row) => all + count(row), 0)
  const sports = sportCodes.flatMap((sport) => {
    const of = rows.filter((row) => row.sport === sport)
    if (of.length === 0) return []
    return [
      {
        sport,
        live: sum(of, ({ live }) => live),
        today: sum(of, ({ today }) => today),
        upcoming: sum(of, ({ upcoming }) => upcoming),
        competitions: of.map((row) => ({
          id: String(row.competitionId),
          region: nameIn(row.region, ctx.language),
          name: nameIn(row.competition, ctx.language),
          events: row.live + row.upcoming,
        })),
      },
    ]
  })
  const switchedOff = (['sports', 'esport'] as const).filter((one) => !switches[one])
  const isStarting = !isOn && (isRecovering || mayFeedsBegin())
  return { serverTime: ctx.now.toISOString(), isOn, isStarting, switchedOff, isSimulated, sports }
}

export const showEvents = async (
  ctx: GuestCtx,
  body: BodyOf<typeof sportEvents>,
): Promise<DataOf<typeof sportEvents>> => {
  const { rows, total } = await listEvents(
    ctx,
    {
      view: body.view,
      sport: body.sport ?? null,
      competitionId: competitionIn(body.competitionId),
      search: body.search ?? null,
      ids: body.ids?.map(Number) ?? null,
      until: body.withinHours === undefined ? null : new Date(ctx.now.getTime() + body.withinHours * HOUR_MS),
      midnight: nextMidnight(seoulDay(ctx.now)),
    },
    { page: body.page, size: sportPageSize },
  )
  return {
    serverTime: ctx.now.toISOString(),
    list: await rowsOut(ctx, rows, body.view === 'special'),
    pageInfo: { page: body.page, count_per_list: sportPageSize, tatal_list_count: total },
  }
}

/** One that is no number is no competition of ours. */
const competitionIn = (id: string | undefined): number | null =>
  id === undefined ? null : /^\d{1,15}$/.test(id) ? Number(id) : 0

const rowsOut = async (ctx: Ctx, rows: readonly EventRow[], isSpecial: boolean): Promise<SportRowOut[]> => {
  const lens = await siteLens(ctx)
  const ids = rows.map(({ eventId }) => eventId)
  const markets = await mainMarkets(ctx, ids)
  const special = isSpecial ? await specialMarkets(ctx, ids) : []
  const byRole = new Map(markets.map((market) => [`${market.eventId} ${market.role}`, market]))
  return rows.map((row) => {
    const naming = { language: ctx.language, sides: sidesOf(row, ctx.language) }
    const of = (role: string) => {
      const market = byRole.get(`${row.eventId} ${role}`)
      return market ? marketOut(market, lens, naming) : null
    }
    return {
      ...eventOut(row, ctx.language, SIMULATED),
      winner: of('winner'),
      handicap: of('handicap'),
      total: of('total'),
      special: special
        .filter(({ eventId }) => eventId === row.eventId)
        .map((market) => marketOut(market, lens, naming)),
    }
  })
}
