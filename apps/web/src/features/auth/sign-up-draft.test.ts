import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySignUp } from './sign-up.rules.ts'
import { forgetSignUpDraft, saveSignUpDraft, signUpDraft } from './sign-up-draft.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  forgetSignUpDraft()
  vi.useRealTimers()
})

const typed = {
  ...emptySignUp,
  memId: 'haneul01',
  memNick: '하늘',
  memPass: 'Secret1pass',
  memPassCheck: 'Secret2pass',
  memPhone: '01012345678',
  bankacc: '110123456789',
  cashOutPass: '8642',
  isAdult: true,
}

test('what was typed into a sign-up is there again after a reload', () => {
  saveSignUpDraft(typed)
  expect(signUpDraft()).toMatchObject({ memId: 'haneul01', memPhone: '01012345678', bankacc: '110123456789' })
})

test('no password, withdrawal password or consent is stored', () => {
  saveSignUpDraft(typed)
  const text = [...stored.values()].join()
  for (const secret of ['Secret1pass', 'Secret2pass', '8642', 'isAdult']) expect(text).not.toContain(secret)
})

test('a draft ends half an hour after the last key, also in a tab that stays open', () => {
  saveSignUpDraft(typed)
  vi.advanceTimersByTime(20 * 60_000)
  saveSignUpDraft(typed)
  vi.advanceTimersByTime(30 * 60_000 - 1)
  expect(signUpDraft()).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(stored.size).toBe(0)
})

test('a draft of a tab that was asleep is not given out after half an hour', () => {
  saveSignUpDraft(typed)
  vi.setSystemTime(Date.now() + 30 * 60_000)
  expect(signUpDraft()).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a form with nothing in it but the recommender of a link is no draft', () => {
  saveSignUpDraft(typed)
  saveSignUpDraft({ ...emptySignUp, recommenderId: 'partner01' })
  expect(stored.size).toBe(0)
})

test('stored text that is no draft is dropped', () => {
  stored.set('maru.sign-up', '{"at":')
  expect(signUpDraft()).toBeUndefined()
  stored.set('maru.sign-up', JSON.stringify({ at: Date.now(), values: { memId: 7, memNick: 'x'.repeat(65) } }))
  expect(signUpDraft()).toMatchObject({ memId: '', memNick: '' })
})
