/** Kept as plain text. */
export const odd = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE identity.member; --",
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '\u202eevil\u202c',
  'tab\tand\u0007bell',
  'line\r\nSet-Cookie: a=b',
  '\ufeffmark\u200b',
  'á'.repeat(50),
]
/** Refused wherever they come. */
export const refusedOnes = ['null\u0000character', 'half \ud800 pair', 'x'.repeat(10_000)]
/** Of which nobody sees anything. */
export const unseenOnes = ['\u200b\u2060', '\u202e\u202c', '\u3164\u3164', ' \u00a0']
/** In all languages. */
export const texts = (text: string) => ({ ko: text, en: text, vn: text })
/** As it is kept: without what nobody sees or turns the words beside it, and with tidy ends. */
export const seen = (text: string) =>
  text
    .replace(/[\u202c\u202e\u200b\ufeff]/g, '')
    .replaceAll('\u0007', '')
    .trim()
