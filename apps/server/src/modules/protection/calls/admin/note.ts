import { protectionNote } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { noteForMember } from '../../note.service.ts'

export const serveProtectionNote = serveAdmin(protectionNote, async (ctx, { params, body }) => {
  await noteForMember(ctx, params.memberId, body)
  return {}
})
