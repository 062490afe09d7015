import { htmlLang, type Language } from '@maru/contract'

/** Of a two-letter code, in the office's language; a dash where nobody said one. */
export const countryName = (code: string, language: Language): string =>
  code === '' ? '–' : (new Intl.DisplayNames([htmlLang[language]], { type: 'region' }).of(code) ?? code)
