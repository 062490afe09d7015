import { gameCodesCall } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listPlaces } from '../../catalogue.service.ts'

export const serveGameCodes = serve(gameCodesCall, async (ctx, body) => ({ list: await listPlaces(ctx, body) }))
