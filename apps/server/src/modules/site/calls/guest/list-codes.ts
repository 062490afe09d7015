import { commonCode } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listCodes } from '../../code.service.ts'

export const serveCommonCode = serve(commonCode, async (ctx, { masterCode }) => ({
  list: await listCodes(ctx, masterCode),
}))
