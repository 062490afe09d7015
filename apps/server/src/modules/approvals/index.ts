/** A kind of change that one of the staff asks for and another confirms, in the caller's transaction. */
export { defineApproval } from './approval.service.ts'
