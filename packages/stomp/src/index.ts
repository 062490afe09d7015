/** STOMP 1.2 over WebSocket for a server whose clients only subscribe. */
export type { Authenticate, Principal } from './principal.ts'
export { maximumFrameBytes, writeFrame } from './stomp-frame.ts'
export { serveLive } from './stomp-server.ts'
export { type Bucket, freshBucket, isFull, type Rate, take } from './token-bucket.ts'
export { type Interest, type Opened, type Snapshot, Topics } from './topics.ts'
