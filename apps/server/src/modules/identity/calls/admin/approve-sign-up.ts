import { signUpApprove } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { approveSignUp } from '../../sign-up-desk.service.ts'

export const serveSignUpApprove = serveAdmin(signUpApprove, async (ctx, { params, body }) => {
  await approveSignUp(ctx, params.memberId, body.reason)
  return {}
})
