import { signUpReject } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { rejectSignUp } from '../../sign-up-desk.service.ts'

export const serveSignUpReject = serveAdmin(signUpReject, async (ctx, { params, body }) => {
  await rejectSignUp(ctx, params.memberId, body.reason)
  return {}
})
