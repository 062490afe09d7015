import { cashDel } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { cancelOwnRequests, hideOwnRequests } from '../../own-requests.service.ts'

export const serveCashDel = serve(cashDel, (ctx, { what, cashIdx }) =>
  what === 'cancel' ? cancelOwnRequests(ctx, cashIdx) : hideOwnRequests(ctx, cashIdx),
)
