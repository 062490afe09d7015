import { maintenanceGet } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

/** A planned window begins without anybody doing anything, so it is asked again. */
const everyMs = 30_000

export const useMaintenance = (isOn = true) => useAsk(maintenanceGet, {}, { isOn, isLive: true, everyMs })
