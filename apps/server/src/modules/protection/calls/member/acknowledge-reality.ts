import { realityAcknowledge } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { acknowledge } from '../../reality.service.ts'

export const serveRealityAcknowledge = serve(realityAcknowledge, async (ctx) => ({
  dueAt: (await acknowledge(ctx))?.toISOString() ?? null,
}))
