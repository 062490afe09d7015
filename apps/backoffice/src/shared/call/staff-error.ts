import { type StaffCode, staffCodes } from '@maru/contract'

/** A call of the back office that did not succeed. `status` 0: no answer came. */
export class StaffError extends Error {
  readonly code: StaffCode
  readonly status: number
  readonly detail: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: StaffCode, status: number, detail: unknown, retryAfterSeconds?: number) {
    super(`${code} (${status})`)
    this.code = code
    this.status = status
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const isStaffCode = (text: unknown): text is StaffCode => (staffCodes as readonly unknown[]).includes(text)
export const isSessionLost = (error: unknown): boolean =>
  error instanceof StaffError && error.code === 'STAFF_LOGIN_REQUIRED'
/** No answer came, or the server could not do it right now. */
export const isPassing = (error: unknown): boolean =>
  error instanceof StaffError && (error.status === 0 || error.status === 503)
