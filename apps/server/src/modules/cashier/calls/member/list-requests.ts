import { cashList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnRequests } from '../../own-requests.service.ts'

export const serveCashList = serve(cashList, (ctx, body) => listOwnRequests(ctx, body))
