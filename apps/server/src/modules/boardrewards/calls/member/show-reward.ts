import { boardReward } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showReward } from '../../show-reward.service.ts'

export const serveBoardReward = serve(boardReward, (ctx, body) => showReward(ctx, body))
