import { realitySet } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { chooseReality } from '../../reality.service.ts'

export const serveRealitySet = serve(realitySet, async (ctx, { minutes }) => ({
  dueAt: (await chooseReality(ctx, minutes))?.toISOString() ?? null,
}))
