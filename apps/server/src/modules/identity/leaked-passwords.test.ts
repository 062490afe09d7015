import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.rules.ts'
import { isLeakedPassword, leakedPasswords } from './leaked-passwords.rules.ts'
import { isPasswordFine } from './sign-up.rules.ts'
import { passwordProblems } from './staff-account.rules.ts'

const leaked = ['rush2112', 'babylon5', 'Babylon5', 'alpha1', 'q1w2e3r4t5y6', 'rocky1!']

test('a password from a leak is refused to members and staff, in any letter case and with signs behind it', () => {
  for (const password of leaked) expect(isPasswordFine(password, 'moonlit9', []), password).toBe(false)
  expect(passwordProblems('q1w2e3r4t5y6', 'jiyun', [])).toEqual([{ field: 'password', problem: 'common' }])
  for (const password of ['river!stone4', 'cliff$birch8', 'Night7moon!', 'rush21128x', 'babylon5 '])
    expect(isLeakedPassword(password), password).toBe(false)
})

test('what a site is called is a common word there', () => {
  expect(isCommonPassword('hanbit2024', [])).toBe(false)
  expect(isPasswordFine('Hanbit2024', 'moonlit9', ['Han Bit'])).toBe(false)
  expect(isPasswordFine('maru1234', 'moonlit9', [])).toBe(false)
})

test('the file holds each password once and in order, whatever its letter case', () => {
  const file = leakedPasswords(['b1', 'B1', 'a1', 'c1'])
  expect(file.length).toBe(3 * 6)
  expect(file.equals(leakedPasswords(['c1', 'a1', 'b1']))).toBe(true)
})
