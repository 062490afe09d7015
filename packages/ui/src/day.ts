const shape = /^(\d{4})(?:(\d{2})(\d{2})|\D(\d{1,2})\D(\d{1,2})\D?)$/

/** `2026-11-20` of what a person typed (`2026.11.20`, `20261120`, `2026-11-2`), or undefined where no calendar has it. */
export const readDay = (text: string): string | undefined => {
  const parts = shape.exec(text.trim())
  if (!parts) return undefined
  const [, year = '', shortMonth, shortDate, longMonth, longDate] = parts
  const [month = '', date = ''] = [shortMonth ?? longMonth, shortDate ?? longDate]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

/** `missing`: 31 February and its like. */
export const dayFinding = (text: string, min?: string, max?: string): 'shape' | 'missing' | 'outside' | undefined => {
  if (!shape.test(text.trim())) return 'shape'
  const day = readDay(text)
  if (!day) return 'missing'
  return (min && day < min) || (max && day > max) ? 'outside' : undefined
}

export const dayText = (day: string): string => day.replaceAll('-', '.')
