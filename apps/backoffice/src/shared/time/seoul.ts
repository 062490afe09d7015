/** Times are the business', not the browser's. */
const zone = 'Asia/Seoul'
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>
const partsOf = (at: string | number | Date): Parts | undefined => {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return undefined
  return Object.fromEntries(parts.formatToParts(date).map((p) => [p.type, p.value])) as Parts
}

const shaped =
  (shape: (p: Parts) => string) =>
  (at: string | number | Date): string => {
    const p = partsOf(at)
    return p ? shape(p) : String(at)
  }

export const seoulClock = shaped((p) => `${p.hour}:${p.minute}`)
export const seoulSecond = shaped((p) => `${p.hour}:${p.minute}:${p.second}`)
export const seoulDay = shaped((p) => `${p.month}.${p.day}`)
export const seoulDayClock = shaped((p) => `${p.month}.${p.day} ${p.hour}:${p.minute}`)
export const seoulMinute = shaped((p) => `${p.year}.${p.month}.${p.day} ${p.hour}:${p.minute}`)
export const seoulFull = shaped((p) => `${p.year}.${p.month}.${p.day} ${p.hour}:${p.minute}:${p.second}`)

/** Today as a clock, earlier as a day. */
export const seoulShort = (at: string, now: number): string =>
  seoulDay(at) === seoulDay(now) && now - Date.parse(at) < 86_400_000 ? seoulClock(at) : seoulDayClock(at)
