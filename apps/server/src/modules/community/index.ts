import './events.ts'

/** For seeds. */
export { addTemplate, listTemplates } from './mailings/template-desk.service.ts'
export type { NewMessage } from './message.repository.ts'
/** Sends in the caller's transaction; the texts are plain text in every language. */
export { sendMessage, unreadCount, unreadCounts } from './message.service.ts'
/** What members chose to be notified of, and sending them what they wanted. */
export { inEachLanguage, noticeChoices, saveNoticeChoice, sendNotice } from './notice.service.ts'
