import type { TypedRates } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { deleteRateLock, findRates } from '../rates/rate.repository.ts'
import { findHolder, putRates } from '../rates/save-rates.service.ts'

type Saved = { after: number; rates: TypedRates; reason: string }

/** Of any holder. STAFF_CONFLICT: another version came since, or they were changed less than a day ago (`detail.until`): then they are set free first. */
export const saveRatesByStaff = async (
  ctx: StaffCtx,
  holderId: number,
  { after, rates: typed, reason }: Saved,
): Promise<number> => {
  const before = (await findRates(ctx, [holderId])).get(holderId)
  const saved = await putRates(
    ctx,
    { holderId, after, typed },
    { id: ctx.who.staffId, staffName: ctx.who.name, reason },
  )
  if (saved.outcome === 'gone') throw new StaffRefusal('STAFF_NOT_FOUND')
  if (saved.outcome === 'conflict') throw new StaffRefusal('STAFF_CONFLICT')
  if (saved.outcome === 'locked') throw new StaffRefusal('STAFF_CONFLICT', { until: saved.until.toISOString() })
  if (saved.outcome !== 'saved') throw new StaffRefusal('STAFF_INVALID', saved.refused)
  await record(ctx, {
    action: 'partners.save-rates',
    target: `member:${holderId}`,
    before: before ? { version: before.version, rates: before.rates } : null,
    after: { version: saved.version, rates: typed, reason },
  })
  return saved.version
}

/** Lets them be changed again before the day is over. */
export const freeRates = async (ctx: StaffCtx, holderId: number, reason: string): Promise<void> => {
  if (!(await findHolder(ctx, holderId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  const until = await deleteRateLock(ctx, holderId)
  if (!until) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  await record(ctx, {
    action: 'partners.free-rates',
    target: `member:${holderId}`,
    before: { lockedUntil: until },
    after: { reason },
  })
}
