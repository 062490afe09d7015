import { adminBanners, auditLog, bannerChange } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useChangeBanner = () => useAct(bannerChange, [adminBanners, auditLog])
