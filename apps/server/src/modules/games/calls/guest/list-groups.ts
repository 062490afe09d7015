import { gameGroupCodes } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listGroups } from '../../catalogue.service.ts'

export const serveGameGroups = serve(gameGroupCodes, async (ctx) => ({ list: await listGroups(ctx) }))
