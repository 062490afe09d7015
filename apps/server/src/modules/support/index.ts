/** For seeds. */
export { keepCanned } from './canned-desk.service.ts'
export { answerChat, closeChat, takeChat } from './chat-desk.service.ts'
export { sendLine, showOwnChat } from './own-chat.service.ts'
