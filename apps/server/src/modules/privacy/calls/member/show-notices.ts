import { noticeSettings } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showNotices } from '../../notices.service.ts'

export const serveNoticeSettings = serve(noticeSettings, (ctx) => showNotices(ctx))
