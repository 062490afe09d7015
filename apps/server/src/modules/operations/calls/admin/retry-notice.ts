import { noticeRetry } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { resolveNotice } from '../../notice.service.ts'

export const serveNoticeRetry = serveAdmin(noticeRetry, async (ctx, { params }) => {
  await resolveNotice(ctx, params.noticeId, 'retry')
  return {}
})
