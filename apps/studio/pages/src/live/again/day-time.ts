const SEOUL_MS = 9 * 3_600_000
const two = (n: number): string => String(n).padStart(2, '0')

/** `11.20 17:46:03` in Seoul, as the history of the platform writes it. */
export function dayTime(ms: number): string {
  const at = new Date(ms + SEOUL_MS)
  const day = `${two(at.getUTCMonth() + 1)}.${two(at.getUTCDate())}`
  return `${day} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`
}
