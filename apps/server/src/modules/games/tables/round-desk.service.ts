import { cashOf, type TableLimits, type TableOwed, type TableRound } from '@maru/contract'
import { fromWireAmount, type OperatorAnswer } from '@maru/vendor-wallet'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { staffNames } from '../../identity/index.ts'
import { findGames } from '../catalogue.repository.ts'
import { OPERATOR_ID } from '../vendors/vendor-client.ts'
import { askVendor, type Named, namedTable, ofTable } from './desk.service.ts'
import { readTables } from './live-table.repository.ts'
import { whoseOf } from './players.service.ts'
import { staffIdOf } from './staff-at-vendor.rules.ts'

const sumOf = (wire: number | bigint) => cashOf(fromWireAmount(wire))
const at = (ms: number): string => new Date(ms).toISOString()
const maybeAt = (ms: number | null): string | null => (ms === null ? null : at(ms))

/** A round of a table with the bets of the context's site. Throws where there is none, and where the vendor does not answer. */
export const showRound = async (ctx: StaffCtx, named: Named, number: number): Promise<TableRound> => {
  await namedTable(ctx, named)
  const asked = { ...ofTable(named), round: number, sub_partner_id: String(ctx.siteId) }
  const answer = await askVendor(ctx, named, 'tableRound', asked)
  if (!answer) throw new StaffRefusal('STAFF_ERROR')
  const { round, bets } = answer
  if (!round) throw new StaffRefusal('STAFF_NOT_FOUND')
  const own = bets.filter(({ sub_partner_id }) => sub_partner_id === asked.sub_partner_id)
  const users = [...new Set(own.map(({ user }) => user))]
  const whose = await whoseOf(ctx, named.vendorKey, users)
  return {
    round: {
      id: round.id,
      shoe: round.shoe,
      startedAt: at(round.started_at),
      endedAt: maybeAt(round.ended_at),
      result: round.result,
      isVoided: round.is_voided,
      voidReason: round.void_reason,
    },
    bets: own.map(({ user, place, state, staked, returned }) => ({
      ...whose(user),
      player: users.indexOf(user) + 1,
      place,
      state,
      staked: sumOf(staked),
      returned: returned === null ? null : sumOf(returned),
    })),
    leftOff: answer.left_off,
  }
}

/** What the tables of every vendor owe to members of the context's site. */
export const listOwed = async (ctx: StaffCtx): Promise<TableOwed> => {
  const vendors = [...new Set((await readTables(ctx)).map(({ vendorCode }) => vendorCode))]
  const names = new Map((await findGames(ctx)).map((game) => [`${game.vendorCode} ${game.gameCode}`, game.names]))
  const site = String(ctx.siteId)
  const owed: TableOwed['owed'] = []
  const silent: string[] = []
  for (const vendorKey of vendors) {
    const answer = await askVendor(ctx, { vendorKey, gameKey: '' }, 'tableOwed', { operator_id: OPERATOR_ID })
    if (!answer) silent.push(vendorKey)
    const own = (answer?.owed ?? []).filter(({ sub_partner_id }) => sub_partner_id === site)
    const whose = await whoseOf(
      ctx,
      vendorKey,
      own.map(({ user }) => user),
    )
    for (const { user, game_code, round, kind, amount, since, attempts, last_at, last_answer } of own)
      owed.push({
        ...whose(user),
        vendorKey,
        gameKey: game_code,
        name: names.get(`${vendorKey} ${game_code}`)?.[ctx.language] ?? game_code,
        round,
        kind,
        amount: sumOf(amount),
        since: at(since),
        attempts,
        lastAt: maybeAt(last_at),
        lastAnswer: last_answer,
      })
  }
  return { owed: owed.sort((one, other) => one.since.localeCompare(other.since)), silent }
}

/** Limits of a table at the context's site: what holds, and what held before, by whom. */
export const showLimits = async (ctx: StaffCtx, named: Named): Promise<TableLimits> => {
  await namedTable(ctx, named)
  const asked = { ...ofTable(named), sub_partner_id: String(ctx.siteId) }
  const answer = await askVendor(ctx, named, 'tableLimits', asked)
  if (!answer) throw new StaffRefusal('STAFF_ERROR')
  const ids = answer.versions.flatMap(({ by }) => staffIdOf(by) ?? [])
  const names = await staffNames(ctx, [...new Set(ids)])
  return {
    own: limitsOf(answer.own) ?? [],
    set: limitsOf(answer.set),
    versions: answer.versions.map(({ at: ms, by, places }) => ({
      at: at(ms),
      by: names.get(staffIdOf(by) ?? 0) ?? '',
      places: limitsOf(places),
    })),
  }
}

type WireLimits = OperatorAnswer<'tableLimits'>['set']
const limitsOf = (limits: WireLimits): TableLimits['set'] =>
  limits?.map(({ place, min, max }) => ({ place, minimum: sumOf(min), maximum: sumOf(max) })) ?? null
