import type { StaffCtx } from '../../../platform/context.ts'
import { record } from '../../audit/index.ts'
import { insertRequest, type NewRequest } from './request.repository.ts'

/** The first of two. Answers the number of the request. */
export const askSecond = async (ctx: StaffCtx, request: NewRequest): Promise<number> => {
  const requestId = await insertRequest(ctx, request)
  await record(ctx, {
    action: `promotions.ask-${request.kind}`,
    target: `bonus:${request.code}`,
    before: null,
    after: { requestId, ...request },
  })
  return requestId
}
