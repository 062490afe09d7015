import {
  type AdminQueryOf,
  adminQuestion,
  adminQuestionAccount,
  adminQuestionAnswer,
  adminQuestions,
  adminQuestionTemplateChange,
  adminQuestionTemplateCreate,
  adminQuestionTemplateDelete,
  adminQuestionTemplates,
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
export const useTemplates = () => useAsk(adminQuestionTemplates)
export const useCreateTemplate = () => useAct(adminQuestionTemplateCreate, [adminQuestionTemplates, auditLog])
export const useChangeTemplate = () => useAct(adminQuestionTemplateChange, [adminQuestionTemplates, auditLog])
export const useDeleteTemplate = () => useAct(adminQuestionTemplateDelete, [adminQuestionTemplates, auditLog])
