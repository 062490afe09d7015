import { expect, test } from 'vitest'
import { secretProblems } from './secret.rules.ts'

const fine = { current: 'Maru7demo!', next: 'Night8moon', again: 'Night8moon' }

test('a new password keeps the contract’s rules, differs from the old one and is typed twice alike', () => {
  expect(secretProblems('password', fine, 'haneul01')).toEqual({})
  expect(secretProblems('password', { current: '', next: 'short', again: '' }, 'haneul01')).toEqual({
    current: 'secret.required',
    next: 'secret.bad',
    again: 'secret.required',
  })
  const next = (text: string) => secretProblems('password', { ...fine, next: text, again: text }, 'haneul01').next
  expect(next('xHANEUL01x')).toBe('secret.hasId')
  expect(next(fine.current)).toBe('secret.same')
  expect(secretProblems('password', { ...fine, again: 'Night8moom' }, '').again).toBe('secret.differs')
})

test('a withdrawal password is exactly four digits', () => {
  const next = (text: string) => secretProblems('cashOutPass', { ...fine, next: text, again: text }, 'haneul01').next
  expect(next('2468')).toBeUndefined()
  for (const wrong of ['246', '24680', '24a8', '']) expect(next(wrong)).toBe('secret.pinBad')
})
