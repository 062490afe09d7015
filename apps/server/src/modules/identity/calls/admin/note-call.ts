import { signUpCalled } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { noteCall } from '../../sign-up-desk.service.ts'

export const serveSignUpCalled = serveAdmin(signUpCalled, async (ctx, { params }) => {
  await noteCall(ctx, params.memberId)
  return {}
})
