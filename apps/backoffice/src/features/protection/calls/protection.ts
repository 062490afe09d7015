import {
  type AdminAnswerOf,
  type AdminQueryOf,
  auditLog,
  helpAskedList,
  memberDetail,
  protectionAskLift,
  protectionConfirmLift,
  protectionConfirmLimit,
  protectionExclude,
  protectionFile,
  protectionKeepLimit,
  protectionNote,
  protectionOptionsSave,
  protectionOptionsShow,
  protectionSetLimit,
  protectionTimeOut,
  warningList,
} from '@maru/contract'
import { adminCall } from '../../../shared/call/admin-call.ts'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

export type ProtectionFile = AdminAnswerOf<typeof protectionFile>
export type WarningQuery = Omit<AdminQueryOf<typeof warningList>, 'before' | 'size'>
export type WarningRow = AdminAnswerOf<typeof warningList>['rows'][number]
export type Options = AdminAnswerOf<typeof protectionOptionsShow>

const everyMs = 15_000
const touched = [protectionFile, warningList, helpAskedList, memberDetail, auditLog]

export const useProtectionFile = (memberId: number) => useAsk(protectionFile, { params: { memberId } }, { everyMs })
export const useWarnings = (query: Partial<AdminQueryOf<typeof warningList>>) =>
  useAsk(warningList, { query }, { everyMs })
export const useHelpAsked = () => useAsk(helpAskedList, {}, { everyMs })
export const useProtectionOptions = () => useAsk(protectionOptionsShow)

export const useSetLimit = () => useAct(protectionSetLimit, touched)
export const useConfirmLimit = () => useAct(protectionConfirmLimit, touched)
export const useKeepLimit = () => useAct(protectionKeepLimit, touched)
export const useTimeOut = () => useAct(protectionTimeOut, touched)
export const useExclude = () => useAct(protectionExclude, touched)
export const useAskLift = () => useAct(protectionAskLift, touched)
export const useConfirmLift = () => useAct(protectionConfirmLift, touched)
export const useAddNote = () => useAct(protectionNote, touched)
export const useSaveOptions = () => useAct(protectionOptionsSave, [protectionOptionsShow, auditLog])

const SIZE = 100

/** Every row of the filter, page by page. */
export const allWarnings = async (query: WarningQuery): Promise<WarningRow[]> => {
  const rows: WarningRow[] = []
  for (let before: string | null = ''; before !== null; ) {
    const found: AdminAnswerOf<typeof warningList> = await adminCall(warningList, {
      query: { ...query, before, size: SIZE },
    })
    rows.push(...found.rows)
    before = found.next
  }
  return rows
}
