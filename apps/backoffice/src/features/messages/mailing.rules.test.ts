import { expect, test } from 'vitest'
import { audienceOf, emptyMailing, missingIn, readIds, sendAtOf } from './mailing.rules.ts'

const draft = (part: object) => ({ ...emptyMailing, ...part })

test('logins are read as they were pasted, each once', () => {
  expect(readIds('haneul01, byeol02\n\nhaneul01;dal03')).toEqual(['haneul01', 'byeol02', 'dal03'])
})

test('an audience that names nobody, or is wrong in a field, is none', () => {
  for (const part of [
    { who: 'levels' },
    { who: 'ids', ids: ' ,' },
    { who: 'ids', ids: 'x'.repeat(21) },
    { who: 'query', registeredFrom: '2026-02-31' },
    { who: 'query', balanceFrom: '1.5' },
  ])
    expect(audienceOf(draft(part))).toBeUndefined()
  expect(audienceOf(draft({ who: 'query', registeredFrom: '2026-11-01', balanceFrom: '10,000' }))).toMatchObject({
    registeredFrom: '2026-11-01',
    balanceFrom: 10_000,
    balanceUntil: null,
  })
})

test('a time is one of Seoul, and none is at once', () => {
  expect([sendAtOf(''), sendAtOf('2026.11.20 18:00'), sendAtOf('soon')]).toEqual(['', '2026-11-20 18:00:00', undefined])
})

test('a text is whole in three languages', () => {
  expect(
    missingIn({ kind: 'service', title: { ko: 'a', en: 'a', vn: 'a' }, text: { ko: 'a', en: ' ', vn: '' } }),
  ).toEqual(['en', 'vn'])
})
