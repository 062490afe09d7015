import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('params stay inside their part of the path', () => {
  expect(addressOf('/admin/api/games/:vendorKey/:gameKey', { vendorKey: 'a/b', gameKey: '..' }, {})).toBe(
    '/admin/api/games/a%2Fb/..',
  )
})
test('empty values are left to the server’s default', () => {
  expect(addressOf('/x', {}, { search: '', page: 2, status: undefined })).toBe('/x?page=2')
})
test('what is searched for is escaped', () => {
  expect(addressOf('/x', {}, { search: '김&=?' })).toBe('/x?search=%EA%B9%80%26%3D%3F')
})
