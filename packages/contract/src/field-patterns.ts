// The rules of the sign-up fields without zod, so that a browser's form carries them for nothing. `fields.ts` builds on them.
export const memIdPattern = /^[A-Za-z][A-Za-z0-9]{4,19}$/
export const memPassPatterns = [/^[A-Za-z0-9!@#$%*]{6,20}$/, /[A-Za-z]/, /[0-9]/] as const
export const cashOutPassPattern = /^[0-9]{4}$/
/** Begins with something that is seen, holds no letter that is drawn as nothing (fillers, variation selectors), and no pile of marks. */
export const memNickPattern = /^(?!\p{M})(?!.*(?:\p{DI}|\p{M}{3}))[\p{L}\p{M}\p{Nd}]{2,20}$/u
/** After the hyphens are dropped. */
export const memPhonePattern = /^01[016789][0-9]{7,8}$/
export const holderNamePattern =
  /^(?=.{2,40}$)(?!\p{M})(?!.*(?:\p{DI}|\p{M}{3}| \p{M}))[\p{L}\p{M}]+( [\p{L}\p{M}]+)*$/u
/** A name in one line, of a vendor or whatever it lists: no control characters, none that is not seen or turns what stands beside it, and no pile of marks. */
export const shownNamePattern = /^(?!.*\p{M}{4})[^\p{Cc}\p{Bidi_C}\u200b\u2060\ufeff]*$/u
/** What is left out of texts that are written, which may have lines: control characters, direction marks, blanks of no width. */
export const unseenMarks = /[\p{Bidi_C}\u200b\u2060\ufeff]|(?![\t\r\n])\p{Cc}/gu
/** More marks on one letter than any language writes cover the lines around it. Tags between marks, and what is drawn as nothing, end no pile. */
const PILE = /\p{M}(?:<[^<>]*>|[\p{M}\p{DI}])*/gu
const IN_PILE = /<[^<>]*>|[\p{M}\p{DI}]/gu
const MOST_MARKS = 3
/** Of the marks on each letter the first three. */
export const withoutPiles = (text: string): string =>
  text.replace(PILE, (pile) => {
    let marks = 0
    return pile.replace(IN_PILE, (part) => (part.startsWith('<') || ++marks <= MOST_MARKS ? part : ''))
  })
/** A text without what nobody sees, what turns the words beside it, and what covers them. */
export const legible = (text: string): string => withoutPiles(text.replace(unseenMarks, ''))
/** Something that is seen: no blank, no filler. */
export const seenPattern = /[^\p{Z}\p{Cc}\p{DI}]/u
export const bankaccPattern = /^[0-9]{6,20}$/
export const captchaPattern = /^[1-5]{4}$/
