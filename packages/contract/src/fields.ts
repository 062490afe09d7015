import { z } from 'zod'

/** Rules of the sign-up fields (decisions, section 3). The browser's form and the server use these same ones. */
export const memId = z.string().regex(/^[A-Za-z][A-Za-z0-9]{4,19}$/)
export const memPass = z
  .string()
  .regex(/^[A-Za-z0-9!@#$%*]{6,20}$/)
  .regex(/[A-Za-z]/)
  .regex(/[0-9]/)
export const cashOutPass = z.string().regex(/^[0-9]{4}$/)
export const memNick = z.string().regex(/^[\p{L}\p{M}\p{Nd}]{2,20}$/u)
/** `01[016789]` and 7 or 8 digits; hyphens are dropped. */
export const memPhone = z
  .string()
  .transform((s) => s.replaceAll('-', ''))
  .pipe(z.string().regex(/^01[016789][0-9]{7,8}$/))
export const holderName = z.string().regex(/^(?=.{2,40}$)[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u)
export const bankName = holderName
export const bankacc = z.string().regex(/^[0-9]{6,20}$/)
export const captchaAnswer = z.string().regex(/^[1-5]{4}$/)

export const presetAmounts = [10_000, 30_000, 50_000, 100_000, 500_000, 1_000_000] as const
