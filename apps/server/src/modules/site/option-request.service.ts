import type { StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { optionVersion } from './option-change.repository.ts'
import { changeOption, resetOption } from './option-desk.service.ts'
import {
  endOptionRequest,
  findWaitingOptions,
  insertOptionRequest,
  lockOptionRequest,
  type OptionRequest,
} from './option-request.repository.ts'
import { lockOptions } from './site.repository.ts'

type Wanted = Pick<OptionRequest, 'name' | 'value' | 'isStandard' | 'reason'> & { after: number }

/** The first of two. STAFF_CONFLICT: it was changed since `after` was read, or another change of it waits. */
export const askOption = async (ctx: StaffCtx, { after, ...wanted }: Wanted): Promise<number> => {
  if ((await optionVersion(ctx, wanted.name)) !== after) throw new StaffRefusal('STAFF_CONFLICT')
  const { staffId, name } = ctx.who
  const requestId = await insertOptionRequest(ctx, {
    ...wanted,
    afterVersion: after,
    askedBy: staffId,
    staffName: name,
  })
  if (requestId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'site.ask-option',
    target: `site:${ctx.siteId}`,
    before: null,
    after: { [wanted.name]: wanted.value, reason: wanted.reason },
  })
  return requestId
}

/** The second of two. STAFF_FORBIDDEN: the same staff asked for it. STAFF_CONFLICT: the option was changed since. */
export const confirmOption = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  // In the order in which whoever asks takes them.
  await lockOptions(ctx)
  const request = await waiting(ctx, requestId)
  if (request.askedBy === ctx.who.staffId) throw new StaffRefusal('STAFF_FORBIDDEN')
  await decided(ctx, request, 'done')
  const { name, value, isStandard, afterVersion, reason, staffName } = request
  const about = { after: afterVersion, reason, staffName: `${staffName}, ${ctx.who.name}` }
  if (isStandard) await resetOption(ctx, name, about)
  else await changeOption(ctx, name, value, about)
}

export const dropOption = async (ctx: StaffCtx, requestId: number): Promise<void> =>
  decided(ctx, await waiting(ctx, requestId), 'dropped')

export const listWaitingOptions = async (ctx: StaffCtx) =>
  (await findWaitingOptions(ctx)).map(({ requestId, name, value, reason, staffName, askedBy, askedAt }) => ({
    requestId,
    name,
    value,
    reason,
    staffName,
    isOwn: askedBy === ctx.who.staffId,
    askedAt: askedAt.toISOString(),
  }))

const waiting = async (ctx: StaffCtx, requestId: number): Promise<OptionRequest> => {
  const request = await lockOptionRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (request.status !== 'waiting') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return request
}

const decided = async (ctx: StaffCtx, request: OptionRequest, status: 'done' | 'dropped'): Promise<void> => {
  await endOptionRequest(ctx, request.requestId, status, ctx.who.staffId)
  await record(ctx, {
    action: status === 'done' ? 'site.confirm-option' : 'site.drop-option',
    target: `site:${ctx.siteId}`,
    before: { requestId: request.requestId, askedBy: request.staffName },
    after: { [request.name]: request.value },
  })
}
