import { describe, expect, test } from 'vitest'
import { checkBanner, checkPopup, draftOf, newDraft, showingOf } from './content.rules.ts'

const words = { ko: '제목', en: 'Title', vn: 'Tiêu đề' }
const draft = { ...newDraft('banners'), title: words, text: words }

describe('a banner', () => {
  test('without link and times is complete', () => {
    expect(checkBanner(draft).body).toMatchObject({ kind: 'plain', link: null, showFrom: null, ord: 10 })
  })
  test('names each language that is missing', () => {
    expect([...checkBanner({ ...draft, title: { ...words, en: ' ' } }).problems]).toEqual(['title.en'])
  })
  test('takes no link but a path of ours or https', () => {
    for (const link of ['javascript:alert(1)', 'http://x.example', '//evil.example', 'charge'])
      expect(checkBanner({ ...draft, link }).problems, link).toContain('link')
    for (const link of ['/', '/member/moneyMain/charge', 'https://x.example/a'])
      expect(checkBanner({ ...draft, link }).problems.size, link).toBe(0)
  })
  test('ends after it begins', () => {
    const wrong = { ...draft, showFrom: '2026-11-21T10:00', showUntil: '2026-11-21T10:00' }
    expect(checkBanner(wrong)).toMatchObject({ body: undefined })
    expect(checkBanner(wrong).problems).toContain('showUntil')
  })
  test('has a whole number as its order', () => {
    for (const ord of ['', '1.5', '-1', '1001', 'x'])
      expect(checkBanner({ ...draft, ord }).problems, ord).toContain('ord')
  })
})

test('a stored popup and its draft lead back to each other', () => {
  const stored = {
    title: words,
    text: words,
    link: '/',
    isOn: false,
    ord: 3,
    showFrom: '2026-11-20T15:30:00.000Z',
    showUntil: null,
    audience: 'login' as const,
  }
  expect(checkPopup(draftOf(stored)).body).toEqual(stored)
})

test('what shows now depends on the switch and on the time', () => {
  const now = Date.parse('2026-11-20T08:00:00Z')
  const row = { isOn: true, showFrom: null, showUntil: null }
  expect(showingOf(row, now)).toBe('now')
  expect(showingOf({ ...row, isOn: false }, now)).toBe('off')
  expect(showingOf({ ...row, showFrom: '2026-11-20T09:00:00Z' }, now)).toBe('later')
  expect(showingOf({ ...row, showUntil: '2026-11-20T08:00:00Z' }, now)).toBe('over')
})
