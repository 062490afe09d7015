import { htmlLang, type Language } from '@maru/contract'
import { language } from '../settings.ts'

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** How long ago, in the largest whole unit: `13초 전`, `2 minutes ago`. What a clock ahead of ours says is now. */
export const agoText = (at: string, now: number, lang: Language = language.get()): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000))
  const [unit, size] = steps.find(([, size]) => seconds >= size) ?? (['second', 1] as const)
  return new Intl.RelativeTimeFormat(htmlLang[lang]).format(-Math.floor(seconds / size), unit)
}
