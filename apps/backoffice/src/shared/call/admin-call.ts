import type { AdminAnswerOf, AdminBodyOf, AdminCall, AdminParamsOf, AdminQueryOf } from '@maru/contract'
import { chosenSite, language } from '../settings.ts'
import { addressOf } from './address.ts'
import { isStaffCode, StaffError } from './staff-error.ts'

export type Asked<C extends AdminCall> = {
  params?: AdminParamsOf<C>
  query?: Partial<AdminQueryOf<C>>
  body?: AdminBodyOf<C>
  /** Of a call that takes one. */
  file?: File
}

const fallbackCodes: Record<number, 'STAFF_INVALID' | 'STAFF_LOGIN_REQUIRED' | 'STAFF_FORBIDDEN' | 'STAFF_TOO_MANY'> = {
  400: 'STAFF_INVALID',
  401: 'STAFF_LOGIN_REQUIRED',
  403: 'STAFF_FORBIDDEN',
  429: 'STAFF_TOO_MANY',
}

/** Makes one call of the contract. Throws `StaffError`, whatever went wrong. */
export const adminCall = async <C extends AdminCall>(
  call: C,
  asked: Asked<C> = {},
  signal?: AbortSignal,
): Promise<AdminAnswerOf<C>> => {
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  const answer = await fetch(addressOf(call.path, asked.params, asked.query), {
    method: call.method,
    credentials: 'same-origin',
    cache: 'no-store',
    headers: headersOf(call, hasBody && !asked.file),
    ...(hasBody ? { body: asked.file ? formOf(asked.file) : JSON.stringify(asked.body ?? {}) } : {}),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new StaffError('STAFF_ERROR', 0, undefined)
  })
  const content: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return content as AdminAnswerOf<C>
  throw refusalOf(answer, content)
}

const formOf = (file: File): FormData => {
  const form = new FormData()
  form.append('file', file)
  return form
}

const headersOf = (call: AdminCall, hasBody: boolean): Record<string, string> => ({
  'x-lang': language.get(),
  ...(chosenSite.get() === '0' ? {} : { 'x-site-id': chosenSite.get() }),
  ...(call.method === 'GET' ? {} : { 'x-requested-with': 'maru-office' }),
  ...(hasBody ? { 'content-type': 'application/json' } : {}),
})

const refusalOf = (answer: Response, content: unknown): StaffError => {
  const body = typeof content === 'object' && content !== null ? (content as { code?: unknown; detail?: unknown }) : {}
  const code = isStaffCode(body.code) ? body.code : (fallbackCodes[answer.status] ?? 'STAFF_ERROR')
  const wait = Number(answer.headers.get('retry-after'))
  return new StaffError(code, answer.status, body.detail, Number.isFinite(wait) && wait > 0 ? wait : undefined)
}
