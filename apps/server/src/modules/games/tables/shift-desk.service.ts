import type { AdminAnswerOf, tableShifts } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { staffNames } from '../../identity/index.ts'
import { findGames } from '../catalogue.repository.ts'
import { OPERATOR_ID } from '../vendors/vendor-client.ts'
import { askVendor } from './desk.service.ts'
import { readTables } from './live-table.repository.ts'
import { staffIdOf } from './staff-at-vendor.rules.ts'

/** As far ahead as anybody plans. */
const PLANNED_MS = 62 * 86_400_000

const iso = (ms: number): string => new Date(ms).toISOString()

/** Who stands behind the tables of every vendor, and who is planned. */
export const listShifts = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof tableShifts>> => {
  const vendors = [...new Set((await readTables(ctx)).map(({ vendorCode }) => vendorCode))]
  const names = new Map((await findGames(ctx)).map((game) => [`${game.vendorCode} ${game.gameCode}`, game.names]))
  const now = ctx.now.getTime()
  const request = { operator_id: OPERATOR_ID, from: now, to: now + PLANNED_MS }
  const found: AdminAnswerOf<typeof tableShifts>['shifts'] = []
  const silent: string[] = []
  for (const vendorKey of vendors) {
    const answer = await askVendor(ctx, { vendorKey, gameKey: '' }, 'tableShifts', request)
    if (!answer) silent.push(vendorKey)
    for (const { shift, game_code, dealer, name, from, to, by } of answer?.shifts ?? []) {
      const table = names.get(`${vendorKey} ${game_code}`)?.[ctx.language] ?? game_code
      found.push({ shift, vendorKey, gameKey: game_code, table, dealer, name, from: iso(from), to: iso(to), by })
    }
  }
  const staff = await staffNames(ctx, [...new Set(found.flatMap(({ by }) => staffIdOf(by) ?? []))])
  const shifts = found.map((shift) => ({ ...shift, by: staff.get(staffIdOf(shift.by) ?? 0) ?? '' }))
  return { shifts: shifts.sort((one, other) => one.from.localeCompare(other.from)), silent }
}
