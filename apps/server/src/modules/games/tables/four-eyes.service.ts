import type { DeskTable } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { assertSecond } from '../../approvals/index.ts'
import { staffNames } from '../../identity/index.ts'
import type { Named } from './desk.service.ts'
import {
  deleteRequest,
  insertRequest,
  isRequest,
  lockRequest,
  readOpenRequests,
  setConfirmed,
  type TableRequest,
} from './table-request.repository.ts'

type Asked = Pick<TableRequest, 'requestId' | 'round' | 'kind' | 'reason' | 'dealt'>

/** The first of two. Sent again it changes nothing. Throws STAFF_CONFLICT where another asked for the void of this round. */
export const askSecond = async (ctx: StaffCtx, named: Named, asked: Asked): Promise<void> => {
  const { vendorKey: vendorCode, gameKey: gameCode } = named
  const requestedBy = ctx.who.staffId
  if (await insertRequest(ctx, { ...asked, vendorCode, gameCode, requestedBy })) return
  const known = await lockRequest(ctx, named, asked.requestId)
  if (known?.requestedBy !== requestedBy || known.round !== asked.round || known.kind !== asked.kind)
    throw new StaffRefusal('STAFF_CONFLICT')
}

/** Throws STAFF_CONFLICT for the id of a request: what waits is sent to the vendor under it, and could not be any more. */
export const requireOtherId = async (ctx: StaffCtx, commandId: string): Promise<void> => {
  if (await isRequest(ctx, commandId)) throw new StaffRefusal('STAFF_CONFLICT')
}

/**
 * The second of two. Who confirms again what is confirmed sends the same order once more. Throws STAFF_FORBIDDEN to who asked, and STAFF_CONFLICT where the request was
 * withdrawn, is of another kind, or was confirmed by a third.
 */
export const confirmAsked = async (
  ctx: StaffCtx,
  named: Named,
  { requestId, kind }: Pick<Asked, 'requestId' | 'kind'>,
): Promise<TableRequest> => {
  const request = await lockRequest(ctx, named, requestId)
  const { staffId } = ctx.who
  if (request?.kind !== kind) throw new StaffRefusal('STAFF_CONFLICT')
  await assertSecond(ctx, request.requestedBy)
  if (request.confirmedBy !== null && request.confirmedBy !== staffId) throw new StaffRefusal('STAFF_CONFLICT')
  await setConfirmed(ctx, requestId, staffId)
  return request
}

/** Nobody confirms it any more. Throws STAFF_CONFLICT where somebody has. */
export const withdrawAsked = async (ctx: StaffCtx, named: Named, requestId: string): Promise<TableRequest> => {
  const request = await lockRequest(ctx, named, requestId)
  if (request?.kind !== 'void' || request.confirmedBy !== null) throw new StaffRefusal('STAFF_CONFLICT')
  await deleteRequest(ctx, requestId)
  return request
}

/** What the vendor has refused stands in nobody's way. */
export const dropRefused = async (ctx: StaffCtx, named: Named, requestId: string): Promise<void> => {
  if (await lockRequest(ctx, named, requestId)) await deleteRequest(ctx, requestId)
}

/** What waits for a second of the staff, by table. */
export const waitingByTable = async (ctx: StaffCtx): Promise<ReadonlyMap<string, DeskTable['waiting']>> => {
  const requests = await readOpenRequests(ctx)
  const names = await staffNames(ctx, [...new Set(requests.map(({ requestedBy }) => requestedBy))])
  const byTable = new Map<string, DeskTable['waiting']>()
  for (const { vendorCode, gameCode, requestedBy, requestedAt, requestId, round, kind, reason, dealt } of requests) {
    const key = `${vendorCode} ${gameCode}`
    const waiting = {
      requestId,
      kind,
      round,
      reason,
      dealt,
      askedBy: names.get(requestedBy) ?? '',
      askedAt: requestedAt.toISOString(),
      isOwn: requestedBy === ctx.who.staffId,
    }
    byTable.set(key, [...(byTable.get(key) ?? []), waiting])
  }
  return byTable
}
