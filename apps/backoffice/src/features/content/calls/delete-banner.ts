import { adminBanners, auditLog, bannerDelete } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useDeleteBanner = () => useAct(bannerDelete, [adminBanners, auditLog])
