import { bonusList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnBonuses } from '../../own-bonuses.service.ts'

export const serveBonusList = serve(bonusList, (ctx, { page }) => listOwnBonuses(ctx, page))
