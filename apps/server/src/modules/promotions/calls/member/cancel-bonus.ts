import { bonusCancel } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { cancelOwnBonus } from '../../own-bonuses.service.ts'

export const serveBonusCancel = serve(bonusCancel, (ctx, { grantId }) => cancelOwnBonus(ctx, grantId))
