/** Seconds as `m:ss`, or `h:mm:ss` from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

const MARKS = [60, 30, 10] as const

/** The mark a countdown has just passed on its way from `before` to `left`; the lowest, when it jumped over several. */
export function markPassed(before: number | undefined, left: number): number | undefined {
  if (before === undefined || left <= 0) return undefined
  return MARKS.findLast((mark) => before > mark && left <= mark)
}
