import { cashOutPassPattern, memPassPatterns } from '@maru/contract/field-patterns'
import type { Key } from '@maru/i18n/react'

export type SecretKind = 'password' | 'cashOutPass'
export type SecretValues = { current: string; next: string; again: string }
export type SecretField = keyof SecretValues
export type SecretProblem = Extract<Key<'member'>, `secret.${string}`>

/** What is wrong, field by field, as the server would find it; nothing for a field that is well. */
export const secretProblems = (
  kind: SecretKind,
  { current, next, again }: SecretValues,
  memId: string,
): Partial<Record<SecretField, SecretProblem>> => {
  const found: Partial<Record<SecretField, SecretProblem>> = {}
  if (current === '') found.current = 'secret.required'
  const ofNext = nextProblem[kind](next, current, memId)
  if (ofNext) found.next = ofNext
  if (again === '') found.again = 'secret.required'
  else if (again !== next) found.again = 'secret.differs'
  return found
}

const nextProblem: Record<SecretKind, (next: string, current: string, memId: string) => SecretProblem | undefined> = {
  password: (next, current, memId) => {
    if (!memPassPatterns.every((pattern) => pattern.test(next))) return 'secret.bad'
    if (memId && next.toLowerCase().includes(memId.toLowerCase())) return 'secret.hasId'
    return next === current ? 'secret.same' : undefined
  },
  cashOutPass: (next) => (cashOutPassPattern.test(next) ? undefined : 'secret.pinBad'),
}

/** The field that a refusal belongs to, and what to say there. The rules above let only common passwords through to U102. */
export const refusedField: Record<string, { field: SecretField; problem: SecretProblem }> = {
  LX02: { field: 'current', problem: 'secret.wrong' },
  U102: { field: 'next', problem: 'secret.common' },
  U103: { field: 'next', problem: 'secret.pinBad' },
}
