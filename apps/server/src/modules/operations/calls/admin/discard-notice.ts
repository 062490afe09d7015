import { noticeDiscard } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { resolveNotice } from '../../notice.service.ts'

export const serveNoticeDiscard = serveAdmin(noticeDiscard, async (ctx, { params }) => {
  await resolveNotice(ctx, params.noticeId, 'discard')
  return {}
})
