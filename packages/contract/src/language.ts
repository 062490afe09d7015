export const languages = ['ko', 'en', 'vn'] as const
export type Language = (typeof languages)[number]
/** The `lang` attribute of HTML and `Intl` locale of each. */
export const htmlLang = { ko: 'ko', en: 'en', vn: 'vi' } as const satisfies Record<Language, string>
export const isLanguage = (text: unknown): text is Language => (languages as readonly unknown[]).includes(text)
