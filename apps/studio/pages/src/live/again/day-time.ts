const seoul = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Seoul',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `11.20 17:46:03` in Seoul, as the history of the platform writes it. */
export function dayTime(ms: number): string {
  const parts = Object.fromEntries(seoul.formatToParts(ms).map(({ type, value }) => [type, value]))
  return `${parts.month}.${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`
}
