import { rotaryList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnSpins } from '../../show-wheel.service.ts'

export const serveRotaryList = serve(rotaryList, (ctx, { page }) => listOwnSpins(ctx, page))
