import { z } from 'zod'
import {
  bankaccPattern,
  captchaPattern,
  cashOutPassPattern,
  holderNamePattern,
  legible,
  memIdPattern,
  memNickPattern,
  memPassPatterns,
  memPhonePattern,
  seenPattern,
} from './field-patterns.ts'

/** Rules of the sign-up fields (decisions, section 3). The browser's form and the server use these same ones. */
export const memId = z.string().regex(memIdPattern)
export const memPass = z.string().regex(memPassPatterns[0]).regex(memPassPatterns[1]).regex(memPassPatterns[2])
export const cashOutPass = z.string().regex(cashOutPassPattern)
export const memNick = z.string().regex(memNickPattern)
/** `01[016789]` and 7 or 8 digits; hyphens are dropped. */
export const memPhone = z
  .string()
  .transform((s) => s.replaceAll('-', ''))
  .pipe(z.string().regex(memPhonePattern))
export const holderName = z.string().regex(holderNamePattern)
export const bankName = holderName
export const bankacc = z.string().regex(bankaccPattern)
export const captchaAnswer = z.string().regex(captchaPattern)

/** A text that staff and members write for one another. What nobody sees, or turns or covers the words beside it, is left out rather than refused: it comes with what is pasted. */
export const writtenText = (least: number, most: number) =>
  z.string().overwrite(legible).trim().min(least, { abort: true }).max(most).regex(seenPattern)
export const staffReason = writtenText(2, 200)
