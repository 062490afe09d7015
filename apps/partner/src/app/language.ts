import { htmlLang, isLanguage } from '@maru/contract/language'
import { type Area, currentLanguage, loadArea, onLanguage, setLanguage } from '@maru/i18n/react'

const cookieName = 'lang'
const yearSeconds = 365 * 86_400
/** Texts that every page needs. */
const always: Area[] = ['partner-site', 'partner', 'result-codes']

const chosen = () => {
  const value = document.cookie
    .split('; ')
    .find((c) => c.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1)
  return isLanguage(value) ? value : 'ko'
}

let hasStarted = false
/** The language that calls ask for: the cookie's, also while its texts are on the way. */
export const spokenLanguage = () => (hasStarted ? currentLanguage() : chosen())

/** Speaks the language of the cookie, which the member site has, too, and writes each change into it. */
export const startLanguage = async (): Promise<void> => {
  const language = chosen()
  await Promise.all(always.map((area) => loadArea(area, language)))
  if (language !== currentLanguage()) await setLanguage(language)
  hasStarted = true
  const name = () => {
    const spoken = currentLanguage()
    document.documentElement.lang = htmlLang[spoken]
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist on plain http.
    document.cookie = `${cookieName}=${spoken}; Path=/; SameSite=Lax; Max-Age=${yearSeconds}`
  }
  onLanguage(name)
  name()
}
