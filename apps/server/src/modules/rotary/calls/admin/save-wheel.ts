import { adminWheelSave } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { saveWheel } from '../../wheel-desk.service.ts'

export const serveAdminWheelSave = serveAdmin(adminWheelSave, (ctx, { body }) => saveWheel(ctx, body))
