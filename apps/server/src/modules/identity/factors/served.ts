import { serveMemberResetFactors } from '../calls/admin/reset-factors.ts'
import { servePasskeyLoginOptions } from '../calls/guest/ask-for-passkey-login.ts'
import { servePasskeyLogin } from '../calls/guest/log-in-by-passkey.ts'
import { servePasskeyAdd } from '../calls/member/add-passkey.ts'
import { servePasskeyAddOptions } from '../calls/member/ask-for-passkey.ts'
import { serveTotpBegin } from '../calls/member/begin-totp.ts'
import { serveTotpConfirm } from '../calls/member/confirm-totp.ts'
import { serveEndOtherSessions } from '../calls/member/end-others.ts'
import { serveTotpGuard } from '../calls/member/guard-withdrawals.ts'
import { servePasskeyRemove } from '../calls/member/remove-passkey.ts'
import { serveTotpRemove } from '../calls/member/remove-totp.ts'
import { servePasskeyRename } from '../calls/member/rename-passkey.ts'
import { serveMemberSecurity } from '../calls/member/show-security.ts'

/** What the module serves about codes and passkeys. */
export const factorCalls = [
  serveMemberSecurity,
  serveEndOtherSessions,
  serveTotpBegin,
  serveTotpConfirm,
  serveTotpRemove,
  serveTotpGuard,
  servePasskeyLoginOptions,
  servePasskeyLogin,
  servePasskeyAddOptions,
  servePasskeyAdd,
  servePasskeyRename,
  servePasskeyRemove,
]
export const factorAdminCalls = [serveMemberResetFactors]
