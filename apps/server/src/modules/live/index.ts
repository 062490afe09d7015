export { liveListeners } from './message.service.ts'
