import { maintenancePut } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeMaintenance } from '../../maintenance.service.ts'

export const serveMaintenancePut = serveAdmin(maintenancePut, (ctx, { body: { window } }) =>
  changeMaintenance(
    ctx,
    window
      ? { startAt: new Date(window.startDate), endAt: new Date(window.endDate), reason: window.reason }
      : undefined,
  ),
)
