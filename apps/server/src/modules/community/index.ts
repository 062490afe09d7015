import './events.ts'

export type { NewMessage } from './message.repository.ts'
/** Sends in the caller's transaction; the texts are plain text in every language. */
export { sendMessage, unreadCount } from './message.service.ts'
