import { expect, test } from 'vitest'
import { whatOf } from './what.rules.ts'

test('a list that was given out is named by its page, and never taken for a password', () => {
  expect(whatOf('exportTicket', 'members')).toEqual({ page: 'members' })
  expect(whatOf('exportTicket', 'moneyMoves')).toEqual({ page: 'moves' })
  expect(whatOf('exportTicket', 'of another version')).toBeUndefined()
})

test('what of an employee was reset is its password or its codes', () => {
  expect([whatOf('resetEmployee', 'password'), whatOf('resetEmployee', 'codes')]).toEqual([
    { reset: 'password' },
    { reset: 'codes' },
  ])
})
