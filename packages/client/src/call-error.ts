import type { FieldProblems, ResultCode } from '@maru/contract'

/** `OFFLINE`: no answer came. `BROKEN`: an answer came that is none. */
export type CallCode = ResultCode | 'OFFLINE' | 'BROKEN'

/** A call that was not answered with "0". */
export class CallError extends Error {
  readonly code: CallCode
  readonly fields: FieldProblems['fields']
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined
  readonly data: unknown

  constructor(code: CallCode, message: string, data: unknown = {}, retryAfter?: number) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.data = data
    this.fields = fieldsOf(data)
    this.retryAfter = retryAfter
  }
}

export const isCallError = (problem: unknown, ...codes: CallCode[]): problem is CallError =>
  problem instanceof CallError && (codes.length === 0 || codes.includes(problem.code))

/** It passes by itself: no answer came, or the server could not do it right now. */
export const isPassing = (problem: unknown): problem is CallError => isCallError(problem, 'OFFLINE', 'BROKEN', 'E002')

const fieldsOf = (data: unknown): FieldProblems['fields'] => {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined
  return Array.isArray(fields) ? (fields as FieldProblems['fields']) : []
}
