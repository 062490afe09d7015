import { miniSettingsSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveSettings } from '../../office/settings.service.ts'

export const serveMiniSettingsSave = serveAdmin(miniSettingsSave, async (ctx, { body }) => {
  const { game, ...settings } = body
  await saveSettings(ctx, game, settings)
  return {}
})
