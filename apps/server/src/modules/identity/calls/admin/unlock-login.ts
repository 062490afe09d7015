import { memberUnlockLogin } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { unlockLogin } from '../../member-desk.service.ts'

export const serveMemberUnlockLogin = serveAdmin(memberUnlockLogin, async (ctx, { params }) => {
  await unlockLogin(ctx, params.memberId)
  return {}
})
