import { expect, test } from 'vitest'
import { isReservedName } from './reserved-names.rules.ts'

test.each([
  'admin',
  'Admin',
  'ADMIN01',
  'adm1n',
  'аdmin',
  'ＡＤＭＩＮ',
  'administrator',
  'admin7team',
  '0fficial',
  'root',
  'r00t',
  'system',
  'staff',
  'supp0rt',
  'Maru',
  'maru77',
  'mаru',
  'naru',
  '관리자',
  '관리자1',
  '운영자님',
  '마루운영자',
  '고객센터',
  '마루',
  '직원',
  'quảntrị',
])('%s is reserved', (name) => expect(isReservedName(name, [])).toBe(true))

test.each([
  'haneul01',
  'nightcat77',
  'badminton7',
  'marubada',
  'supporters',
  'rooty',
  '별밤지기',
  '마루치',
  '하늘이',
  'systematic1',
  'moonlit9',
  '1234',
])('%s is free', (name) => expect(isReservedName(name, ['Hanbit', '한빛 클럽'])).toBe(false))

test.each(['Hanbit', 'hanb1t77', '한빛클럽', 'ＨＡＮＢＩＴ'])('%s is reserved where a site is called so', (name) => {
  expect(isReservedName(name, ['Hanbit', '한빛 클럽'])).toBe(true)
  expect(isReservedName(name, ['Naru'])).toBe(false)
})
