import type { Language } from '@maru/contract'
import type { Key } from '@maru/i18n/react'

/** Each language by its own name, so that whoever needs it can read it. */
export const languageNames: Record<Language, Key<'office'>> = {
  ko: 'language.ko',
  en: 'language.en',
  vn: 'language.vn',
}
