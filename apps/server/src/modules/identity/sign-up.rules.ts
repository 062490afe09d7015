import {
  bankacc,
  cashOutPass,
  holderName,
  memId,
  memNick,
  memPass,
  memPhone,
  type ResultCode,
  signUpCodes,
} from '@maru/contract'
import { isCommonPassword } from './common-passwords.rules.ts'
import { isReservedName } from './reserved-names.rules.ts'

export type Problem = { field: string; problem: ResultCode }

/** Staff call within this time after an application. */
export const CALL_MS = 20 * 60_000

export type SignUpFields = {
  memId: string
  memPass: string
  memPassCheck: string
  cashOutPass: string
  memNick: string
  memPhone: string
  memName: string
  bankacc: string
}

/** Spaces around what was typed mean nothing, but inside a password every sign counts. */
export const tidied = <F extends SignUpFields>(typed: F): F => ({
  ...typed,
  memId: typed.memId.trim(),
  memNick: typed.memNick.trim().normalize('NFC'),
  memPhone: typed.memPhone.trim().replaceAll('-', ''),
  memName: typed.memName.trim().normalize('NFC'),
  bankacc: typed.bankacc.trim().replaceAll('-', ''),
})

/** What is wrong with the fields by themselves, in the order of the form. */
export const fieldProblems = (typed: SignUpFields, siteNames: readonly string[]): Problem[] => {
  const problems: Problem[] = []
  const check = (isFine: boolean, field: keyof SignUpFields, problem: ResultCode): void => {
    if (!isFine) problems.push({ field, problem })
  }
  check(memId.safeParse(typed.memId).success, 'memId', signUpCodes.memId)
  check(isPasswordFine(typed.memPass, typed.memId, siteNames), 'memPass', signUpCodes.memPass)
  check(typed.memPassCheck === typed.memPass && typed.memPassCheck !== '', 'memPassCheck', signUpCodes.memPass)
  check(memNick.safeParse(typed.memNick).success, 'memNick', signUpCodes.memNick)
  check(memPhone.safeParse(typed.memPhone).success, 'memPhone', signUpCodes.memPhone)
  check(holderName.safeParse(typed.memName).success, 'memName', signUpCodes.bankHolder)
  check(bankacc.safeParse(typed.bankacc).success, 'bankacc', signUpCodes.bankAccount)
  check(cashOutPass.safeParse(typed.cashOutPass).success, 'cashOutPass', signUpCodes.cashOutPass)
  return problems
}

/** Names of the operator are answered like names that somebody has. */
export const reservedProblems = (
  { memId, memNick }: Pick<SignUpFields, 'memId' | 'memNick'>,
  siteNames: readonly string[],
): Problem[] => [
  ...(isReservedName(memId, siteNames) ? [{ field: 'memId', problem: signUpCodes.duplicateId }] : []),
  ...(isReservedName(memNick, siteNames) ? [{ field: 'memNick', problem: signUpCodes.duplicateNick }] : []),
]

/** Of the right shape, not common, and without the id in it. `siteNames`: what the operator's sites are called. */
export const isPasswordFine = (password: string, id: string, siteNames: readonly string[]): boolean =>
  memPass.safeParse(password).success &&
  !isCommonPassword(password, siteNames) &&
  (id === '' || !password.toLowerCase().includes(id.toLowerCase()))

const FORM = [
  'memId',
  'memPass',
  'memPassCheck',
  'memNick',
  'memPhone',
  'bank',
  'memName',
  'bankacc',
  'cashOutPass',
  'recommenderId',
  'nationCode',
  'isAdult',
]
export const inFormOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted((a, b) => FORM.indexOf(a.field) - FORM.indexOf(b.field))
