import { adminMemberLevelSetMany } from '@maru/contract'
import { doToEach } from '../../../../platform/do-to-each.ts'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { setMemberLevel } from '../../desk.service.ts'

export const serveAdminMemberLevelSetMany = serveAdmin(adminMemberLevelSetMany, async (ctx, { body }) => {
  const { memberIds, ...chosen } = body
  return { done: await doToEach(memberIds, (memberId) => setMemberLevel(ctx, memberId, chosen)) }
})
