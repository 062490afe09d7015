import type { VendorTestStep } from '@maru/contract'
import type { Key } from '@maru/i18n/react'
import { StaffError } from '../../shared/call/staff-error.ts'

export const stepWords: Record<VendorTestStep, Key<'office'>> = {
  key: 'vendors.step-key',
  address: 'vendors.step-address',
  connection: 'vendors.step-connection',
  answer: 'vendors.step-answer',
  list: 'vendors.step-list',
  games: 'vendors.step-games',
  purses: 'vendors.step-purses',
  frames: 'vendors.step-frames',
}
export const stateWords = {
  ok: 'vendors.test-ok',
  failed: 'vendors.test-failed',
  skipped: 'vendors.test-skipped',
} as const

export const reasonWords = {
  redirect: 'vendors.why-redirect',
  silent: 'vendors.why-silent',
  shape: 'vendors.why-shape',
} as const

const problems: Record<string, Key<'office'>> = {
  taken: 'vendors.bad-taken',
  'not-https': 'vendors.bad-https',
  'not-plain': 'vendors.bad-address',
  local: 'vendors.bad-local',
  private: 'vendors.bad-private',
  weak: 'vendors.bad-weak',
  'no-key': 'vendors.bad-key',
  twice: 'vendors.bad-twice',
  'not-origin': 'vendors.bad-origin',
  ours: 'vendors.bad-ours',
  none: 'vendors.bad-groups',
}

/** What the server found wrong, by the form's own fields. */
export const vendorProblems = (error: unknown): { field: string; word: Key<'office'> }[] => {
  if (!(error instanceof StaffError)) return []
  const { fields } = (error.detail ?? {}) as { fields?: { field: string; problem: string }[] }
  return (fields ?? []).flatMap(({ field, problem }) => {
    const word = problems[problem]
    return word ? [{ field: formField(field), word }] : []
  })
}

const formField = (field: string): string =>
  field
    .replace(/^publicKeys\.0$/, 'firstKey')
    .replace(/^publicKeys\.1$/, 'secondKey')
    .replace(/^frameOrigins.*$/, 'frameOrigins')
    .replace(/^groups.*$/, 'slot')
