import {
  bankaccPattern,
  cashOutPassPattern,
  holderNamePattern,
  memIdPattern,
  memNickPattern,
  memPassPatterns,
  memPhonePattern,
} from '@maru/contract/field-patterns'

export const accountFields = [
  'memId',
  'memNick',
  'memPass',
  'memPassCheck',
  'memPhone',
  'cashOutPass',
  'bank',
  'memName',
  'bankacc',
] as const
export type AccountField = (typeof accountFields)[number]
export type Account = Record<AccountField, string>
export const emptyAccount = Object.fromEntries(accountFields.map((field) => [field, ''])) as Account

/** A code of the wire, or a key of the form's own texts. */
export type AccountFinding =
  | 'U101'
  | 'U102'
  | 'U103'
  | 'U105'
  | 'U106'
  | 'U118'
  | 'U119'
  | 'create.passCheck'
  | 'create.bankMissing'

/** What is wrong with each field, by the rules of a sign-up. */
export const accountFindings = (account: Account): Partial<Record<AccountField, AccountFinding>> => {
  const { memId, memPass } = account
  const isPassGood =
    memPassPatterns.every((pattern) => pattern.test(memPass)) &&
    !(memId && memPass.toLowerCase().includes(memId.toLowerCase()))
  const rules: [AccountField, boolean, AccountFinding][] = [
    ['memId', memIdPattern.test(memId), 'U101'],
    ['memNick', memNickPattern.test(account.memNick), 'U105'],
    ['memPass', isPassGood, 'U102'],
    ['memPassCheck', account.memPassCheck === memPass, 'create.passCheck'],
    ['memPhone', memPhonePattern.test(account.memPhone.replaceAll('-', '')), 'U106'],
    ['cashOutPass', cashOutPassPattern.test(account.cashOutPass), 'U103'],
    ['bank', account.bank !== '', 'create.bankMissing'],
    ['memName', holderNamePattern.test(account.memName), 'U118'],
    ['bankacc', bankaccPattern.test(account.bankacc), 'U119'],
  ]
  return Object.fromEntries(rules.flatMap(([field, isGood, finding]) => (isGood ? [] : [[field, finding]])))
}

/** The field that a refusal of the server belongs to. */
export const fieldOfCode: Partial<Record<string, AccountField>> = {
  U101: 'memId',
  U102: 'memPass',
  U103: 'cashOutPass',
  U105: 'memNick',
  U106: 'memPhone',
  U112: 'memId',
  U113: 'memNick',
  U114: 'memPhone',
  U117: 'bankacc',
  U118: 'memName',
  U119: 'bankacc',
}
export const isAccountField = (name: string): name is AccountField =>
  (accountFields as readonly string[]).includes(name)
