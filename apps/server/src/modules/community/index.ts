import './events.ts'

/** For seeds. */
export { addTemplate, listTemplates } from './mailings/template-desk.service.ts'
export type { NewMessage } from './message.repository.ts'
/** Sends in the caller's transaction; the texts are plain text in every language. */
export { sendMessage, unreadCount, unreadCounts } from './message.service.ts'
