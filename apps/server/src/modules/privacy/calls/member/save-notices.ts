import { noticeSettingsSave } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { saveNotices } from '../../marketing.service.ts'

export const serveNoticeSettingsSave = serve(noticeSettingsSave, async (ctx, { marketing }) => {
  await saveNotices(ctx, marketing)
  return {}
})
