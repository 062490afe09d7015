import { noticeList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listNotices } from '../../content.service.ts'

export const serveNoticeList = serve(noticeList, async (ctx) => ({ list: await listNotices(ctx) }))
