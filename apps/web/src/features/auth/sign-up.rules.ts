import type { Body } from '@maru/client'
import { memPassPatterns } from '@maru/contract/field-patterns'
import type { Key } from '@maru/i18n/react'
import type { UniqueField } from './calls/check-duplicate.ts'

export type SignUpValues = Pick<
  Body<'/api/member/signup'>,
  'memId' | 'memNick' | 'memPass' | 'memPassCheck' | 'memPhone' | 'bank' | 'memName' | 'bankacc' | 'cashOutPass'
> & { recommenderId: string; nationCode: string; isAdult: boolean }
export type SignUpField = keyof SignUpValues

export const emptySignUp: SignUpValues = {
  memId: '',
  memNick: '',
  memPass: '',
  memPassCheck: '',
  memPhone: '',
  bank: '',
  memName: '',
  bankacc: '',
  cashOutPass: '',
  recommenderId: '',
  nationCode: '',
  isAdult: false,
}
export const signUpFields = Object.keys(emptySignUp) as SignUpField[]
export const isSignUpField = (name: string): name is SignUpField => name in emptySignUp

/** What is wrong with a field: a key of the form's texts, or a code of the wire. */
export type Problem = Key<'auth'> | Key<'result-codes'>

/** Fields that nobody else may have, with the code for "taken". */
export const uniqueFields = {
  memId: 'U112',
  memNick: 'U113',
  memPhone: 'U114',
  bankacc: 'U117',
  recommenderId: 'U116',
} as const satisfies Record<UniqueField, Problem>
export const isUniqueField = (field: SignUpField): field is UniqueField => field in uniqueFields

/** The field that a refusal of the wire belongs to. */
export const fieldOfCode: Record<string, SignUpField> = {
  U101: 'memId',
  U102: 'memPass',
  U103: 'cashOutPass',
  U105: 'memNick',
  U106: 'memPhone',
  U112: 'memId',
  U113: 'memNick',
  U114: 'memPhone',
  U116: 'recommenderId',
  U117: 'bankacc',
  U118: 'memName',
  U119: 'bankacc',
}

/** What the server has said about values: why one cannot be used, or that it is free. */
export type Learned = ReadonlyMap<string, Problem | 'free'>
export const learnedKey = (field: SignUpField, value: SignUpValues[SignUpField]): string => `${field} ${value}`

/** 0 to 4: length and kinds of characters. Nothing that the rules refuse is called good. */
export const passwordLevel = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (!password) return 0
  if (!memPassPatterns.every((pattern) => pattern.test(password))) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%*]/].filter((kind) => kind.test(password)).length
  const points = kinds + (password.length >= 10 ? 1 : 0) + (password.length >= 14 ? 1 : 0)
  return points >= 5 ? 4 : points >= 3 ? 3 : 2
}
