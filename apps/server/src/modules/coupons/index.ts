/** For seeds: a batch of coupons, its numbers, and a member who enters one. */
export { askBatch, issueBatch } from './batch-desk.service.ts'
export { enterCode } from './own-coupons.service.ts'
