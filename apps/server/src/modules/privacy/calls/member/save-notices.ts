import { noticeSettingsSave } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { saveNotices } from '../../notices.service.ts'

export const serveNoticeSettingsSave = serve(noticeSettingsSave, async (ctx, choice) => {
  await saveNotices(ctx, choice)
  return {}
})
