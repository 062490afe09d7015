import type { ResultCode, StaffCode } from '@maru/contract'

/** An expected "no": thrown anywhere in a call, rolls its transaction back and answers the code. */
export class Refusal extends Error {
  readonly code: ResultCode
  /** Goes to the client as `data`; `fields` names what is wrong. */
  readonly detail: Record<string, unknown>
  /** Takes the place of the code's own text, already in the member's language. */
  readonly text: string | undefined
  /** Becomes the header Retry-After. */
  readonly retryAfterS: number | undefined

  constructor(code: ResultCode, detail: Record<string, unknown> = {}, text?: string, retryAfterS?: number) {
    super(`refused: ${code}`)
    this.code = code
    this.detail = detail
    this.text = text
    this.retryAfterS = retryAfterS
  }
}

/** The same for a call of the back office. */
export class StaffRefusal extends Error {
  readonly code: StaffCode
  readonly detail: Record<string, unknown>
  readonly retryAfterS: number | undefined

  constructor(code: StaffCode, detail: Record<string, unknown> = {}, retryAfterS?: number) {
    super(`refused: ${code}`)
    this.code = code
    this.detail = detail
    this.retryAfterS = retryAfterS
  }
}

export const isRefusal = (error: unknown): error is Refusal | StaffRefusal =>
  error instanceof Refusal || error instanceof StaffRefusal

/** The reply says how long to wait. */
export const tooMany = (retryAfterS: number): Refusal => new Refusal('E429', {}, undefined, retryAfterS)

export const refuseField = (code: ResultCode, field: string): Refusal =>
  new Refusal(code, { fields: [{ field, problem: code }] })
