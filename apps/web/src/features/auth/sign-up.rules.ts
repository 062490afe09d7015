import type { Body } from '@maru/client'
import {
  bankaccPattern,
  cashOutPassPattern,
  holderNamePattern,
  memIdPattern,
  memNickPattern,
  memPassPatterns,
  memPhonePattern,
} from '@maru/contract/field-patterns'
import type { Key } from '@maru/i18n/react'
import type { UniqueField } from './calls/check-duplicate.ts'

export type SignUpValues = Pick<
  Body<'/api/member/signup'>,
  'memId' | 'memNick' | 'memPass' | 'memPassCheck' | 'memPhone' | 'bank' | 'memName' | 'bankacc' | 'cashOutPass'
> & { recommenderId: string; isAdult: boolean }
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
  isAdult: false,
}

/** What is wrong with a field by itself: a key of the texts, a code of the wire, or nothing. */
export type Problem = Key<'auth'> | Key<'result-codes'>
type Rule = (values: SignUpValues, isRecommenderRequired: boolean) => Problem | undefined

const by =
  (pattern: RegExp, field: 'memId' | 'memNick' | 'memName' | 'bankacc' | 'cashOutPass', problem: Problem): Rule =>
  (values) =>
    pattern.test(values[field]) ? undefined : problem

const isPassword = (password: string): boolean => memPassPatterns.every((pattern) => pattern.test(password))

/** The same rules as the server's, field by field (contract, `field-patterns.ts`). */
export const signUpRules: Record<SignUpField, Rule> = {
  memId: by(memIdPattern, 'memId', 'U101'),
  memNick: by(memNickPattern, 'memNick', 'U105'),
  memPass: (values) =>
    !isPassword(values.memPass)
      ? 'signup.passwordBad'
      : values.memId && values.memPass.toLowerCase().includes(values.memId.toLowerCase())
        ? 'signup.passwordId'
        : undefined,
  memPassCheck: ({ memPass, memPassCheck }) =>
    memPassCheck === '' || memPassCheck !== memPass ? 'signup.passwordDiffers' : undefined,
  memPhone: ({ memPhone }) => (memPhonePattern.test(memPhone.replaceAll('-', '')) ? undefined : 'U106'),
  bank: ({ bank }) => (bank ? undefined : 'signup.bankChoose'),
  memName: by(holderNamePattern, 'memName', 'U118'),
  bankacc: by(bankaccPattern, 'bankacc', 'U119'),
  cashOutPass: by(cashOutPassPattern, 'cashOutPass', 'U103'),
  recommenderId: ({ recommenderId }, isRequired) => (isRequired && !recommenderId ? 'U116' : undefined),
  isAdult: ({ isAdult }) => (isAdult ? undefined : 'signup.adultMust'),
}

export const signUpFields = Object.keys(signUpRules) as SignUpField[]

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

/** 0 to 4: length and kinds of characters. Nothing that the rules refuse is called good. */
export const passwordLevel = (password: string): 0 | 1 | 2 | 3 | 4 => {
  if (!password) return 0
  if (!isPassword(password)) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%*]/].filter((kind) => kind.test(password)).length
  const points = kinds + (password.length >= 10 ? 1 : 0) + (password.length >= 14 ? 1 : 0)
  return points >= 5 ? 4 : points >= 3 ? 3 : 2
}
