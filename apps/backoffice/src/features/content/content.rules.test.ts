import { describe, expect, test } from 'vitest'
import { bannerForm, type Draft, draftOf, newDraft, popupForm, showingOf } from './content.rules.ts'

const words = { ko: '제목', en: 'Title', vn: 'Tiêu đề' }
const problemsOf = (draft: Draft) =>
  (bannerForm.safeParse(draft).error?.issues ?? []).map((issue) => issue.path.join('.'))
const draft = { ...newDraft('banners'), title: words, text: words }

describe('a banner', () => {
  test('without link and times is complete', () => {
    expect(bannerForm.parse(draft)).toMatchObject({ kind: 'plain', link: null, showFrom: null, ord: 10 })
  })
  test('names each language that is missing', () => {
    expect(problemsOf({ ...draft, title: { ...words, en: ' ' } })).toEqual(['title.en'])
  })
  test('takes no link but a path of ours or https', () => {
    for (const link of ['javascript:alert(1)', 'http://x.example', '//evil.example', 'charge'])
      expect(problemsOf({ ...draft, link }), link).toContain('link')
    for (const link of ['/', '/member/moneyMain/charge', 'https://x.example/a'])
      expect(problemsOf({ ...draft, link }), link).toEqual([])
  })
  test('ends after it begins', () => {
    const times = { showFrom: '2026.11.21 10:00', showUntil: '2026.11.21 10:00' }
    expect(problemsOf({ ...draft, ...times })).toEqual(['showUntil'])
    expect(problemsOf({ ...draft, ...times, link: 'charge' })).toEqual(['link', 'showUntil'])
    expect(problemsOf({ ...draft, ...times, showUntil: '2026.11.21 10:01' })).toEqual([])
  })
  test('has a whole number as its order', () => {
    for (const ord of ['', '1.5', '-1', '1001', 'x']) expect(problemsOf({ ...draft, ord }), ord).toContain('ord')
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
    picture: 'a'.repeat(64),
  }
  expect(popupForm.parse(draftOf(stored))).toEqual(stored)
})

test('what shows now depends on the switch and on the time', () => {
  const now = Date.parse('2026-11-20T08:00:00Z')
  const row = { isOn: true, showFrom: null, showUntil: null }
  expect(showingOf(row, now)).toBe('now')
  expect(showingOf({ ...row, isOn: false }, now)).toBe('off')
  expect(showingOf({ ...row, showFrom: '2026-11-20T09:00:00Z' }, now)).toBe('later')
  expect(showingOf({ ...row, showUntil: '2026-11-20T08:00:00Z' }, now)).toBe('over')
})
