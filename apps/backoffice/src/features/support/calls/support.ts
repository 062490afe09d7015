import {
  adminCanned,
  adminCannedDelete,
  adminCannedSave,
  adminChat,
  adminChatClose,
  adminChatHandOver,
  adminChatLine,
  adminChatSeen,
  adminChats,
  adminChatTake,
  adminChatTyping,
  adminSupportThere,
  auditLog,
} from '@maru/contract'
import { useEffect } from 'react'
import { adminCall } from '../../../shared/call/admin-call.ts'
import { useAct, useAsk } from '../../../shared/call/use-call.ts'

const moved = [adminChats, adminChat, auditLog]
const THERE_EVERY_MS = 30_000

export const useChats = (state: 'open' | 'closed', before: string) =>
  useAsk(adminChats, { query: { state, before, size: 30 } }, { isLive: true, everyMs: 15_000 })
export const useChat = (chatId: number) => useAsk(adminChat, { params: { chatId } }, { isOn: chatId > 0, isLive: true })
export const useTakeChat = () => useAct(adminChatTake, moved)
export const useHandOver = () => useAct(adminChatHandOver, moved)
export const useAnswer = () => useAct(adminChatLine, moved)
export const useCloseChat = () => useAct(adminChatClose, moved)
export const useCanned = () => useAsk(adminCanned)
export const useSaveCanned = () => useAct(adminCannedSave, [adminCanned, auditLog])
export const useDeleteCanned = () => useAct(adminCannedDelete, [adminCanned, auditLog])

// What is lost of these is said again soon.
export const saySeen = (chatId: number, seq: number): void =>
  void adminCall(adminChatSeen, { params: { chatId }, body: { seq } }).catch(() => undefined)
export const sayTyping = (chatId: number): void =>
  void adminCall(adminChatTyping, { params: { chatId }, body: {} }).catch(() => undefined)

/** As long as the page is open, members see that somebody is there. */
export const useBeThere = (isOn: boolean): void =>
  useEffect(() => {
    if (!isOn) return
    const say = () => void adminCall(adminSupportThere, { body: {} }).catch(() => undefined)
    say()
    const timer = setInterval(say, THERE_EVERY_MS)
    return () => clearInterval(timer)
  }, [isOn])
