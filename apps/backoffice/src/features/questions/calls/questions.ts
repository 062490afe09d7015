import {
  type AdminQueryOf,
  adminQuestion,
  adminQuestionAccount,
  adminQuestionAnswer,
  adminQuestions,
  adminTemplateChange,
  adminTemplateCreate,
  adminTemplateDelete,
  adminTemplates,
  auditLog,
} from '@maru/contract'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const answered = [adminQuestions, adminQuestion, auditLog]
const everyMs = 10_000

export const useQuestions = (query: Partial<AdminQueryOf<typeof adminQuestions>>) =>
  useAsk(adminQuestions, { query }, { everyMs })
export const useQuestion = (boardIdx: number) => useAsk(adminQuestion, { params: { boardIdx } })
export const useAnswer = () => useAct(adminQuestionAnswer, answered)
export const useAnswerAccount = () => useAct(adminQuestionAccount, answered)
export const useTemplates = () => useAsk(adminTemplates)
export const useCreateTemplate = () => useAct(adminTemplateCreate, [adminTemplates, auditLog])
export const useChangeTemplate = () => useAct(adminTemplateChange, [adminTemplates, auditLog])
export const useDeleteTemplate = () => useAct(adminTemplateDelete, [adminTemplates, auditLog])
