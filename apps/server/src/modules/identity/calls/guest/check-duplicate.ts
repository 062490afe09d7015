import { checkDuplicate } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { isAvailable } from '../../duplicate.service.ts'

export const serveCheckDuplicate = serve(checkDuplicate, async (ctx, { field, value }) => ({
  isAvailable: await isAvailable(ctx, field, value),
}))
