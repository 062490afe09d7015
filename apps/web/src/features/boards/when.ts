import { serverNow } from '@maru/client'
import { clock, day, isoDay } from '../../shared/format/date.ts'

/** The hour of today, else the day. */
export const when = (at: string): string => (isoDay(at) === isoDay(serverNow()) ? clock(at) : day(at))
