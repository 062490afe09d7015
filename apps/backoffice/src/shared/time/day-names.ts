/** Names of a calendar's parts, by a day as `2026-11-20`. They stand alone, so they begin with a capital, as Vietnamese months do not in a sentence. */
export const dayNames = (lang: string) => (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' })
  return (day: string): string => {
    const name = format.format(new Date(day))
    return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
  }
}

/** From one year to another. */
export const yearsName = (lang: string) => (first: string, last: string) =>
  new Intl.DateTimeFormat(lang, { year: 'numeric', timeZone: 'UTC' }).formatRange(new Date(first), new Date(last))
