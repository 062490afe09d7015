import { readDay } from '@maru/ui/day.ts'
import { seoulMinute } from './seoul.ts'

/** Day and clock: `2026.11.20 18:00`, `20261120 1800`, `2026-11-20T18:00`. */
const shape = /^(.+?)[\sT]+(\d{1,2}):?(\d{2})$/
const dayShape = /^\d{8}$|^\d{4}\D\d{1,2}\D\d{1,2}\D?$/

export type Moment = { day?: string | undefined; clock?: string | undefined }
type Finding = { kind: 'shape' } | { kind: 'day' | 'clock'; typed: string }

/** `2026-11-20` and `18:00` of what a person typed; without what no calendar or clock has. */
export const readMoment = (text: string): Moment => {
  const [, day = text, hour = '', minute = ''] = shape.exec(text.trim()) ?? []
  const clock = `${hour.padStart(2, '0')}:${minute}`
  return { day: readDay(day.replace(/\s/g, '')), clock: /^([01]\d|2[0-3]):[0-5]\d$/.test(clock) ? clock : undefined }
}

/** Why what was typed is no time; nothing for an empty field. */
export const momentFinding = (text: string): Finding | undefined => {
  if (text.trim() === '') return undefined
  const [, day = '', hour = '', minute = ''] = shape.exec(text.trim()) ?? []
  if (!dayShape.test(day.replace(/\s/g, ''))) return { kind: 'shape' }
  const read = readMoment(text)
  if (!read.day) return { kind: 'day', typed: day }
  return read.clock ? undefined : { kind: 'clock', typed: `${hour}:${minute}` }
}

export const momentText = (day: string, clock: string): string => `${day.replaceAll('-', '.')} ${clock}`

/** What stands in a field for an instant: `2026.11.20 18:00`, in Seoul. */
export const toMomentText = seoulMinute

/** The instant of what a person typed, in Seoul, which has had no summer time since 1988. */
export const fromMomentText = (text: string): string | undefined => {
  const { day, clock } = readMoment(text)
  return day && clock && new Date(`${day}T${clock}:00+09:00`).toISOString()
}
