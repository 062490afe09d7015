import {
  adminMailing,
  adminMailingCancel,
  adminMailingCount,
  adminMailingSend,
  adminMailings,
  adminTemplateAdd,
  adminTemplateDelete,
  adminTemplateSave,
  adminTemplates,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const sent = [adminMailings, adminMailing, auditLog]
const written = [adminTemplates, auditLog]

/** A mailing that is being sent moves every moment. */
export const useMailings = (before: string) =>
  useAsk(adminMailings, { query: { before, size: 20 } }, { everyMs: 10_000 })
export const useMailing = (mailingId: number) => useAsk(adminMailing, { params: { mailingId } })
export const useCountReceivers = () => useAct(adminMailingCount, [])
export const useSendMailing = () => useAct(adminMailingSend, sent)
export const useCancelMailing = () => useAct(adminMailingCancel, sent)
export const useTemplates = () => useAsk(adminTemplates)
export const useAddTemplate = () => useAct(adminTemplateAdd, written)
export const useSaveTemplate = () => useAct(adminTemplateSave, written)
export const useDeleteTemplate = () => useAct(adminTemplateDelete, written)
