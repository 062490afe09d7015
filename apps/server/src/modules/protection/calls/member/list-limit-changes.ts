import { limitHistory } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnChanges } from '../../limit-list.service.ts'

export const serveLimitHistory = serve(limitHistory, (ctx, { page }) => listOwnChanges(ctx, page))
