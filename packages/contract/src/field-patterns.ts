// The rules of the sign-up fields without zod, so that a browser's form carries them for nothing. `fields.ts` builds on them.
export const memIdPattern = /^[A-Za-z][A-Za-z0-9]{4,19}$/
export const memPassPatterns = [/^[A-Za-z0-9!@#$%*]{6,20}$/, /[A-Za-z]/, /[0-9]/] as const
export const cashOutPassPattern = /^[0-9]{4}$/
export const memNickPattern = /^[\p{L}\p{M}\p{Nd}]{2,20}$/u
/** After the hyphens are dropped. */
export const memPhonePattern = /^01[016789][0-9]{7,8}$/
export const holderNamePattern = /^(?=.{2,40}$)[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u
export const bankaccPattern = /^[0-9]{6,20}$/
export const captchaPattern = /^[1-5]{4}$/

/** Sums of the amount picker, in won. */
export const presetAmounts = [10_000, 30_000, 50_000, 100_000, 500_000, 1_000_000] as const
