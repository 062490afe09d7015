import { type Cash, cashOf, type TableReport, type TableReturn } from '@maru/contract'
import { fromWireAmount, type OperatorAnswer } from '@maru/vendor-wallet'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { seoulInstant } from '../../../platform/seoul-time.ts'
import { askVendor, type Named, namedTable, ofTable } from './desk.service.ts'
import { readTestPlayers } from './live-table.repository.ts'
import { whoseOf } from './players.service.ts'

const DAY_MS = 24 * 3_600_000
const MOST_MS = 31 * DAY_MS
/** As many as the protocol lets a report leave out. */
const MOST_TESTS = 1_000

type Answered = OperatorAnswer<'tableReport'>

/** What a table brought at the context's site, without its test accounts. Throws where the vendor does not answer, and for a time that is none. */
export const reportTable = async (
  ctx: StaffCtx,
  named: Named,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<TableReport> => {
  await namedTable(ctx, named)
  const { from, to } = periodOf(asked, ctx.now)
  const tests = await readTestPlayers(ctx, named.vendorKey, MOST_TESTS)
  const report = await askVendor(ctx, named, 'tableReport', {
    ...ofTable(named),
    sub_partner_id: String(ctx.siteId),
    from: from.getTime(),
    to: to.getTime(),
    ...(tests.length > 0 ? { without: tests } : {}),
  })
  if (!report) throw new StaffRefusal('STAFF_ERROR')
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    now: {
      ...report.now,
      places: report.now.places.map(({ staked, ...place }) => ({ ...place, staked: sumOf(staked) })),
    },
    rounds: report.rounds,
    voided: report.voided,
    whole: returnOf(report.whole),
    places: report.places.map(({ place, ...of }) => ({ place, ...returnOf(of) })),
    winners: await winnersOf(
      ctx,
      named,
      // Of a vendor that does not know `without`.
      report.winners.filter(({ user }) => !tests.includes(user)),
    ),
  }
}

const periodOf = (asked: { from?: string | undefined; to?: string | undefined }, now: Date) => {
  const to = asked.to === undefined ? now : seoulInstant(asked.to)
  const from = asked.from === undefined ? to && new Date(to.getTime() - DAY_MS) : seoulInstant(asked.from)
  const ms = from && to ? to.getTime() - from.getTime() : 0
  if (!from || !to || ms <= 0 || ms > MOST_MS) throw new StaffRefusal('STAFF_INVALID')
  return { from, to }
}

const sumOf = (wire: number | bigint): Cash => cashOf(fromWireAmount(wire))

const returnOf = (of: Answered['whole']): TableReturn => {
  const { return_bp: returnBp, low_bp: lowBp, high_bp: highBp } = of
  return {
    bets: of.bets,
    staked: sumOf(of.staked),
    returned: sumOf(of.returned),
    returnBp,
    expectedBp: of.expected_bp,
    lowBp,
    highBp,
    isOutside: returnBp !== null && ((lowBp !== null && returnBp < lowBp) || (highBp !== null && returnBp > highBp)),
  }
}

/** A vendor names players by its own ids; those of other sites are left out. */
const winnersOf = async (
  ctx: StaffCtx,
  { vendorKey }: Named,
  winners: Answered['winners'],
): Promise<TableReport['winners']> => {
  const own = winners.filter(({ sub_partner_id }) => sub_partner_id === String(ctx.siteId))
  const whose = await whoseOf(
    ctx,
    vendorKey,
    own.map(({ user }) => user),
  )
  return own.map(({ user, round, staked, returned, at }) => ({
    ...whose(user),
    round,
    staked: sumOf(staked),
    returned: sumOf(returned),
    at: new Date(at).toISOString(),
  }))
}
