import { adminWheelSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveWheel } from '../../save-wheel.service.ts'

export const serveAdminWheelSave = serveAdmin(adminWheelSave, (ctx, { body }) => saveWheel(ctx, body))
