export { memberName } from './balance.service.ts'
export { liveListeners } from './message.service.ts'
