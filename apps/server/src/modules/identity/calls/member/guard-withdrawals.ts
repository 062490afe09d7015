import { totpGuard } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { guardOwnWithdrawals } from '../../factors/totp.service.ts'

export const serveTotpGuard = serveInSteps(totpGuard, async (ctx, asked) => {
  await guardOwnWithdrawals(ctx, asked)
  return {}
})
