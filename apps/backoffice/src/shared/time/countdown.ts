/** The call is due within 20 minutes of the sign-up. */
export const callWindowSeconds = 20 * 60
const soonSeconds = 5 * 60
const urgentSeconds = 2 * 60

export type Left = { seconds: number; text: string; part: number; tone: 'calm' | 'soon' | 'urgent' | 'over' }

/** What is left until the call is due. */
export const leftUntil = (dueAt: string, now: number, wholeSeconds = callWindowSeconds): Left => {
  const seconds = Math.max(0, Math.ceil((Date.parse(dueAt) - now) / 1000))
  return {
    seconds,
    text: clockOf(seconds),
    part: Math.min(1, seconds / wholeSeconds),
    tone: seconds === 0 ? 'over' : seconds < urgentSeconds ? 'urgent' : seconds < soonSeconds ? 'soon' : 'calm',
  }
}

/** `mm:ss`, as long as it is under an hour. */
export const clockOf = (seconds: number): string => {
  const s = String(seconds % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${String(minutes).padStart(2, '0')}:${s}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${s}`
}

/** How long something has waited: `m:ss` or `h:mm:ss`. */
export const waitedFor = (since: string, now: number): { seconds: number; text: string; isLong: boolean } => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return { seconds, text: clockOf(seconds).replace(/^0(\d:)/, '$1'), isLong: seconds >= 10 * 60 }
}
