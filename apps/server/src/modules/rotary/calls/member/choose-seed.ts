import { rotarySeed } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { chooseSeed } from '../../show-wheel.service.ts'

export const serveRotarySeed = serve(rotarySeed, (ctx, { ownSeed }) => chooseSeed(ctx, ownSeed))
