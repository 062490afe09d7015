import { pointHeld } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { ownHeld } from '../../summary.service.ts'

export const servePointHeld = serve(pointHeld, (ctx) => ownHeld(ctx))
