/**
 * As names are compared: without case, spaces and marks, Hangul by its letters. So "달비" finds 달빛 while the last syllable is still being typed, and "rut
 * tien" finds Rút tiền.
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
