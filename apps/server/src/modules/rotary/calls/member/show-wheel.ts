import { rotaryShow } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showWheel } from '../../show-wheel.service.ts'

export const serveRotaryShow = serve(rotaryShow, (ctx) => showWheel(ctx))
