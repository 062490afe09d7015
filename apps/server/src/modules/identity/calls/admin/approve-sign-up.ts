import { signUpApprove } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { approveSignUp } from '../../sign-up-desk.service.ts'

export const serveSignUpApprove = serveAdmin(signUpApprove, async (ctx, { params }) => {
  await approveSignUp(ctx, params.memberId)
  return {}
})
