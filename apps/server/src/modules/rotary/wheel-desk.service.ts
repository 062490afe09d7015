import { type AdminAnswerOf, type adminSpins, type adminWheel, points, type WheelTerms } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { countAllUnused } from './entitlement.repository.ts'
import { countSiteSpins, findSiteSpins } from './spin.repository.ts'
import { findSlices, findVersions, insertVersion, sumVersions } from './wheel.repository.ts'

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
  }
}

type Saved = { after: number; terms: WheelTerms; reason: string }

/** STAFF_CONFLICT: another saved a version since `after` was read. */
export const saveWheel = async (ctx: StaffCtx, { after, terms, reason }: Saved): Promise<{ version: number }> => {
  const [before] = await findVersions(ctx, 1)
  const version = after + 1
  const isNext = (before?.version ?? 0) === after
  if (!isNext || !(await insertVersion(ctx, { version, terms, reason, staffId: ctx.who.staffId })))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'rotary.save-wheel',
    target: `site:${ctx.siteId}`,
    before: before ? { version: before.version, terms: before.terms } : null,
    after: { version, terms, reason },
  })
  return { version }
}

export const listSpins = async (
  ctx: StaffCtx,
  { page, size }: { page: number; size: number },
): Promise<AdminAnswerOf<typeof adminSpins>> => {
  const rows = await findSiteSpins(ctx, size, (page - 1) * size)
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  return {
    rows: rows.map(({ spunAt, points: won, ...row }) => ({
      ...row,
      points: points(won),
      memNick: nicks.get(row.memberId) ?? '',
      at: spunAt.toISOString(),
    })),
    total: await countSiteSpins(ctx),
    page,
    size,
  }
}
