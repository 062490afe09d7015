export { call, refreshSession, speakIn, upload } from './call.ts'
export { type CallCode, CallError, isCallError, isPassing } from './call-error.ts'
export { forgetSite, measureServerClock, type Site, site } from './config.ts'
export { type FollowedTopic, followedTopics, followTopic, onFollowedTopics } from './live-topics.ts'
export { makeRequestKey } from './request-key.ts'
export { serverNow } from './server-clock.ts'
export {
  beginSession,
  type EndReason,
  endSession,
  keepSessionIn,
  onSession,
  type Session,
  type SessionStore,
  session,
} from './session.ts'
export type { AnyCall, Body, CallPath, Data } from './wire-calls.ts'
