import { closingKeep } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { keepAccount } from '../../closing.service.ts'

export const serveClosingKeep = serve(closingKeep, async (ctx) => {
  await keepAccount(ctx)
  return {}
})
