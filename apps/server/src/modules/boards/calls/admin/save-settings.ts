import { adminBoardSettingsSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveSettings } from '../../desk/settings.service.ts'

export const serveAdminBoardSettingsSave = serveAdmin(adminBoardSettingsSave, async (ctx, { params, body }) => {
  await saveSettings(ctx, params.board, body)
  return {}
})
