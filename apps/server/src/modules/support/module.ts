import type { Module } from '../../platform/module.ts'
import { serveAdminChatLine } from './calls/admin/answer-chat.ts'
import { serveAdminSupportThere } from './calls/admin/be-there.ts'
import { serveAdminChatClose } from './calls/admin/close-chat.ts'
import { serveAdminCannedDelete } from './calls/admin/delete-canned.ts'
import { serveAdminChatHandOver } from './calls/admin/hand-over.ts'
import { serveAdminCanned } from './calls/admin/list-canned.ts'
import { serveAdminChats } from './calls/admin/list-chats.ts'
import { serveAdminCannedSave } from './calls/admin/save-canned.ts'
import { serveAdminChatSeen } from './calls/admin/see-chat.ts'
import { serveAdminChat } from './calls/admin/show-chat.ts'
import { serveAdminChatTake } from './calls/admin/take-chat.ts'
import { serveAdminChatTyping } from './calls/admin/type.ts'
import { serveSupportSeen } from './calls/member/see-lines.ts'
import { serveSupportSend } from './calls/member/send-line.ts'
import { serveSupportChat } from './calls/member/show-chat.ts'
import { serveSupportTyping } from './calls/member/type.ts'
import { dropOldChatsJob } from './drop-old-chats.job.ts'
import { supportDeskTopic, supportTopic } from './topics.ts'

export const supportModule: Module = {
  name: 'support',
  calls: [serveSupportSeen, serveSupportSend, serveSupportChat, serveSupportTyping],
  adminCalls: [
    serveAdminChatLine,
    serveAdminSupportThere,
    serveAdminChatClose,
    serveAdminCannedDelete,
    serveAdminChatHandOver,
    serveAdminCanned,
    serveAdminChats,
    serveAdminCannedSave,
    serveAdminChatSeen,
    serveAdminChat,
    serveAdminChatTake,
    serveAdminChatTyping,
  ],
  jobs: [dropOldChatsJob],
  topics: [supportTopic, supportDeskTopic],
}
