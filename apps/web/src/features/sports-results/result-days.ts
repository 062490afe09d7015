import type { SportCode } from '@maru/contract'
import { dayAfter } from '../../shared/period/day.rules.ts'

export const sportsShown = [
  'soccer',
  'basketball',
  'baseball',
  'volleyball',
  'badminton',
  'hockey',
  'combat',
  'tennis',
  'handball',
  'football',
  'esport',
] as const satisfies readonly SportCode[]

export const sportOf = (text: string | undefined): SportCode | undefined => sportsShown.find((sport) => sport === text)

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Seven days in their order that contain the day; none that is still to come. */
export const lastDays = (day: string, latest: string): string[] => {
  const last = dayAfter(day, 3) < latest ? dayAfter(day, 3) : latest
  return Array.from({ length: 7 }, (_, at) => dayAfter(last, at - 6))
}

/** A day of a calendar that is not still to come; else none was asked for. */
export const readDay = (text: string | undefined, latest: string): string | undefined => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = asDate(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text <= latest ? text : undefined
}
