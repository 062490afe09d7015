import type { PartnerRight } from '@maru/contract'
import { expect, test } from 'vitest'
import { tabsFor } from './drawer.rules.ts'

const having = (...rights: PartnerRight[]) => tabsFor((right) => rights.includes(right), true)

test('who may see everything has every tab', () => {
  expect(having('rates.read', 'give.read', 'tree.move', 'tree.read')).toEqual(['rates', 'give', 'move', 'history'])
})

test('an employee has no tab that the server refuses', () => {
  expect(having('tree.read')).toEqual(['history'])
  expect(having('members.read', 'give.read')).toEqual(['give'])
  expect(having('members.read')).toEqual([])
})

test('where the site has no page of giving there is no tab of it', () => {
  expect(tabsFor(() => true, false)).toEqual(['rates', 'move', 'history'])
})
