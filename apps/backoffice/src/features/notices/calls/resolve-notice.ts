import { adminNotices, auditLog, noticeDiscard, noticeRetry } from '@maru/contract'
import { useAct } from '../../../shared/call/use-call.ts'

export const useRetryNotice = () => useAct(noticeRetry, [adminNotices, auditLog])
export const useDiscardNotice = () => useAct(noticeDiscard, [adminNotices, auditLog])
