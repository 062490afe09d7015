import { helpAsk } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { askHelp } from '../../note.service.ts'

export const serveHelpAsk = serve(helpAsk, async (ctx, { score }) => ({
  askedAt: (await askHelp(ctx, score)).toISOString(),
}))
