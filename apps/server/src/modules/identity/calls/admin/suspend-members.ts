import { memberSuspendMany } from '@maru/contract'
import { doToEach } from '../../../../platform/do-to-each.ts'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { suspend } from '../../member-desk.service.ts'

export const serveMemberSuspendMany = serveAdmin(memberSuspendMany, async (ctx, { body }) => ({
  done: await doToEach(body.memberIds, (memberId) => suspend(ctx, memberId, body.reason)),
}))
