import { type AdminAnswerOf, type adminSpins, type adminWheel, points } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { countAllUnused } from './entitlement.repository.ts'
import { listWaitingWheels } from './save-wheel.service.ts'
import { findSiteSpins } from './spin.repository.ts'
import { findSlices, findVersions, sumVersions } from './wheel.repository.ts'

const VERSIONS_SHOWN = 20

export const showDesk = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminWheel>> => {
  const versions = await findVersions(ctx, VERSIONS_SHOWN)
  const [newest] = versions
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  const sums = await sumVersions(
    ctx,
    versions.map(({ version }) => version),
  )
  return {
    versions: versions.map(({ version, terms, staffId, reason, createdAt }) => ({
      version,
      terms,
      reason,
      changedAt: createdAt.toISOString(),
      staffName: names.get(staffId) ?? '',
      spins: sums.get(version)?.spins ?? 0,
      paid: points(sums.get(version)?.paid ?? 0),
    })),
    slices: newest ? (await findSlices(ctx, newest.version)).map(({ drawn, left }) => ({ drawn, left })) : [],
    unused: await countAllUnused(ctx),
    requests: await listWaitingWheels(ctx),
  }
}

export const listSpins = async (
  ctx: StaffCtx,
  { before, size }: { before: string; size: number },
): Promise<AdminAnswerOf<typeof adminSpins>> => {
  const found = await findSiteSpins(ctx, size + 1, cursorOf(before, 3))
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.spunAt.getTime(), row.memberId, row.number))
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  return {
    rows: rows.map(({ spunAt, points: won, ...row }) => ({
      ...row,
      points: points(won),
      memNick: nicks.get(row.memberId) ?? '',
      at: spunAt.toISOString(),
    })),
    next,
  }
}
