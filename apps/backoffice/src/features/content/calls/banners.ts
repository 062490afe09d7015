import { adminBanners } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const useBanners = (isOn: boolean) => useAsk(adminBanners, {}, { isOn })
