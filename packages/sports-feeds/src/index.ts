export * from './feed.ts'
export * from './message.ts'
export { messageKey } from './message-key.ts'
export { createUofFeed, type UofOptions } from './uof/uof-feed.ts'
