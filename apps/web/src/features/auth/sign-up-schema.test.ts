import { expect, test } from 'vitest'
import {
  emptySignUp,
  fieldOfCode,
  type Learned,
  learnedKey,
  passwordLevel,
  type SignUpValues,
  signUpFields,
} from './sign-up.rules.ts'
import { problemsOf, type SignUpProblems, signUpSchema } from './sign-up-schema.ts'

const right: SignUpValues = {
  memId: 'nightcat77',
  memNick: '밤고양이',
  memPass: 'Moonlit77',
  memPassCheck: 'Moonlit77',
  memPhone: '010-2345-6789',
  bank: '004',
  memName: '김 하루',
  bankacc: '110482019377',
  cashOutPass: '1357',
  recommenderId: '',
  nationCode: '',
  isAdult: true,
}
const problems = (values: Partial<SignUpValues>, isRequired = false, learned: Learned = new Map()) =>
  problemsOf(signUpSchema({ isRecommenderRequired: isRequired, isCountryAsked: isRequired }, learned), {
    ...right,
    ...values,
  })
const wrongFields = (values: Partial<SignUpValues>, isRequired = false) => {
  const found = problems(values, isRequired)
  return signUpFields.filter((field) => found[field])
}

test.each(['Nguyễn', 'Nguyễn'.normalize('NFD'), 'สมชาย', 'مرحبا'])('a name that people have is taken: %s', (name) => {
  expect(wrongFields({ memNick: name, memName: name })).toEqual([])
})

test('a right form has nothing left', () => expect(wrongFields({})).toEqual([]))

test('an empty form has everything left but the recommender, who may be nobody, and the country, where there is no choice', () => {
  expect(wrongFields(emptySignUp)).toEqual(
    signUpFields.filter((field) => field !== 'recommenderId' && field !== 'nationCode'),
  )
  expect(wrongFields(emptySignUp, true)).toEqual(signUpFields)
})

test.each([
  ['memId', ['abcd', '1abcde', 'a'.repeat(21), 'name with', '한글아이디']],
  [
    'memNick',
    ['a', '<b>x</b>', 'x'.repeat(21), '\u3164\u3164', '달\ufe0f밤', '\u0301a', 'a\u0301\u0301\u0301', '\u202eab'],
  ],
  ['memPhone', ['0212345678', '01212345678', '010-123-456']],
  ['bankacc', ['12345', '12-345678', '1'.repeat(21)]],
  ['cashOutPass', ['123', '12345', 'abcd']],
  ['memName', ['a', 'Kim1', ' Kim', '김\u3164하루', 'Kim \u0301', '\u115f\u115f']],
] as const)('%s refuses what breaks its rule', (field, values) => {
  for (const value of values) expect(wrongFields({ [field]: value }), value).toEqual([field])
})

test('a password may not hold the id, whatever its case, and both entries must agree', () => {
  expect(wrongFields({ memPass: 'NIGHTCAT77x', memPassCheck: 'NIGHTCAT77x' })).toEqual(['memPass'])
  expect(wrongFields({ memPassCheck: 'Moonlit78' })).toEqual(['memPassCheck'])
})

const ownWords: SignUpProblems = {
  bank: 'signup.bankChoose',
  nationCode: 'signup.countryChoose',
  isAdult: 'signup.adultMust',
}
test('an empty field is asked for before its rule is shown', () => {
  const found = problems(emptySignUp, true)
  for (const field of signUpFields) expect(found[field], field).toBe(ownWords[field] ?? 'signup.required')
})

test('a phone number may have its hyphens', () => expect(wrongFields({ memPhone: '01023456789' })).toEqual([]))

test('what the server has refused stays refused until the value changes', () => {
  const learned: Learned = new Map([
    [learnedKey('memId', right.memId), 'U112'],
    [learnedKey('memNick', right.memNick), 'free'],
  ])
  expect(problems({}, false, learned)).toEqual({ memId: 'U112' })
  expect(problems({ memId: 'nightcat78' }, false, learned)).toEqual({})
})

test('nothing that the rules refuse is called strong', () => {
  expect(passwordLevel('')).toBe(0)
  expect(passwordLevel('aaaaaaaaaaaaaaa')).toBe(1)
  expect(passwordLevel('abcdef1')).toBe(2)
  expect(passwordLevel('Moonlit77!night')).toBe(4)
})

test('every refusal of the sign-up call belongs to a field of the form', () => {
  for (const field of Object.values(fieldOfCode)) expect(signUpFields).toContain(field)
})
