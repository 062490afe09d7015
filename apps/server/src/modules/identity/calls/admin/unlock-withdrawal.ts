import { memberUnlockWithdrawal } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { unlockWithdrawal } from '../../member-desk.service.ts'

export const serveMemberUnlockWithdrawal = serveAdmin(memberUnlockWithdrawal, async (ctx, { params }) => {
  await unlockWithdrawal(ctx, params.memberId)
  return {}
})
