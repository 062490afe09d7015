import { maintenanceGet } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { maintenanceState } from '../../maintenance.service.ts'

export const serveMaintenanceGet = serveAdmin(maintenanceGet, (ctx) => maintenanceState(ctx))
