export { liveListeners } from './message.service.ts'
export { memberTopic } from './topics.ts'
