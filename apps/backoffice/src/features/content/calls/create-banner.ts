import { adminBanners, auditLog, bannerCreate } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useCreateBanner = () => useAct(bannerCreate, [adminBanners, auditLog])
