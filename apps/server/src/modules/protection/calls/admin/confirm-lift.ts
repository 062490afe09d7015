import { protectionConfirmLift } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { confirmLiftForMember } from '../../pause-desk.service.ts'

export const serveProtectionConfirmLift = serveAdmin(protectionConfirmLift, async (ctx, { params }) => {
  await confirmLiftForMember(ctx, params.memberId)
  return {}
})
