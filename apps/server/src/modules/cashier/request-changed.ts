import type { Ctx } from '../../platform/context.ts'
import type { RequestRow } from './request.repository.ts'
import './events.ts'

export const publishChanged = (ctx: Ctx, request: RequestRow, isNew = false): void =>
  ctx.emit(
    'cashier.request-changed',
    {
      cashIdx: request.request_id,
      memberId: request.member_id,
      cashType: request.cash_type,
      status: request.status,
      isNew,
    },
    { aggregate: `request:${request.request_id}` },
  )
