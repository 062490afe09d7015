import { expect, test } from 'vitest'
import { diffOf } from './diff.ts'

test('what changed comes before what stayed', () => {
  expect(diffOf({ id: 7, status: 'active' }, { id: 7, status: 'locked' })).toEqual([
    { path: 'status', kind: 'changed', before: 'active', after: 'locked' },
    { path: 'id', kind: 'same', before: '7', after: '7' },
  ])
})
test('a record that begins or ends is all added or all removed', () => {
  expect(diffOf(null, { isOn: true }).map((c) => c.kind)).toEqual(['added'])
  expect(diffOf({ isOn: true }, null).map((c) => c.kind)).toEqual(['removed'])
  expect(diffOf(null, undefined)).toEqual([])
})
test('nested records are compared leaf by leaf', () => {
  const before = { title: { ko: '첫 입금', en: 'First' } }
  const after = { title: { ko: '첫 입금 보너스', en: 'First' } }
  expect(diffOf(before, after).filter((c) => c.kind === 'changed')).toEqual([
    { path: 'title.ko', kind: 'changed', before: '첫 입금', after: '첫 입금 보너스' },
  ])
})
test('lists are one value', () => {
  expect(diffOf({ roles: ['a', 'b'] }, { roles: ['a'] })[0]).toMatchObject({ before: 'a, b', after: 'a' })
})
test('a plain value without a record has an empty path', () => {
  expect(diffOf(1, 2)).toEqual([{ path: '', kind: 'changed', before: '1', after: '2' }])
})
