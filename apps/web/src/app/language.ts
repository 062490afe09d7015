import { htmlLang, isLanguage } from '@maru/contract/language'
import { type Area, currentLanguage, loadArea, onLanguage, setLanguage } from '@maru/i18n/react'

const cookieName = 'lang'
const yearSeconds = 365 * 86_400

const chosen = () => {
  const value = document.cookie
    .split('; ')
    .find((c) => c.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  return isLanguage(value) ? value : 'ko'
}

/** Texts that every page needs. */
const always: Area[] = ['common', 'main']

let hasStarted = false
/** The language that calls ask for: the cookie's, also while its texts are on the way. */
export const spokenLanguage = () => (hasStarted ? currentLanguage() : chosen())

/** Speaks the language of the cookie, and writes each change into it. */
export const startLanguage = async (): Promise<void> => {
  onLanguage(() => {
    const language = currentLanguage()
    document.documentElement.lang = htmlLang[language]
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist on plain http.
    document.cookie = `${cookieName}=${language}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`
  })
  const language = chosen()
  await Promise.all(always.map((area) => loadArea(area, language)))
  if (language !== currentLanguage()) await setLanguage(language)
  hasStarted = true
  document.documentElement.lang = htmlLang[language]
}
