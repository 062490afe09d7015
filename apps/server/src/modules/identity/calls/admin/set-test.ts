import { memberSetTest } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setTest } from '../../member-desk.service.ts'

export const serveMemberSetTest = serveAdmin(memberSetTest, async (ctx, { params, body }) => {
  await setTest(ctx, params.memberId, body)
  return {}
})
