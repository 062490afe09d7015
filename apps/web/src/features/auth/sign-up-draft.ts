import { emptySignUp, type SignUpField, type SignUpValues } from './sign-up.rules.ts'

const storedAs = 'maru.sign-up'
const keptMs = 30 * 60_000
/** No secret is stored, and what is confirmed is confirmed by whoever sends the form. */
const stored = [
  'memId',
  'memNick',
  'memPhone',
  'bank',
  'memName',
  'bankacc',
  'recommenderId',
  'nationCode',
] as const satisfies SignUpField[]
/** Longer than any of the fields. */
const longest = 64

type SignUpDraft = Pick<SignUpValues, (typeof stored)[number]>

let expiry: ReturnType<typeof setTimeout> | undefined

/** What was typed into the form in this browser tab and not sent; undefined after half an hour. */
export const signUpDraft = (): SignUpDraft | undefined => {
  try {
    const found = JSON.parse(sessionStorage.getItem(storedAs) ?? 'null') as { at: number; values: SignUpDraft } | null
    if (!found) return undefined
    const ageMs = Date.now() - found.at
    if (ageMs < 0 || ageMs >= keptMs) return forgetSignUpDraft()
    expireIn(keptMs - ageMs)
    return draftOf(found.values)
  } catch {
    return forgetSignUpDraft()
  }
}

export const saveSignUpDraft = (values: Partial<SignUpValues>): void => {
  const draft = draftOf(values)
  // The recommender may come from a link: nothing was typed then.
  if (stored.every((field) => field === 'recommenderId' || draft[field] === '')) return forgetSignUpDraft()
  try {
    sessionStorage.setItem(storedAs, JSON.stringify({ at: Date.now(), values: draft }))
    expireIn(keptMs)
  } catch {
    // Without storage a reload loses it.
  }
}

export const forgetSignUpDraft = (): undefined => {
  clearTimeout(expiry)
  try {
    sessionStorage.removeItem(storedAs)
  } catch {
    // Without storage there is none.
  }
}

/** A tab that is left open does not hold it any longer, either. */
const expireIn = (ms: number): void => {
  clearTimeout(expiry)
  expiry = setTimeout(forgetSignUpDraft, ms)
}

const draftOf = (values: Partial<SignUpValues>): SignUpDraft =>
  Object.fromEntries(
    stored.map((field) => {
      const value = values[field]
      return [field, typeof value === 'string' && value.length <= longest ? value : emptySignUp[field]]
    }),
  ) as SignUpDraft
