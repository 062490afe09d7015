import { miniSettings } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showSettings } from '../../office/settings.service.ts'

export const serveMiniSettings = serveAdmin(miniSettings, (ctx, { query: { game } }) => showSettings(ctx, game))
