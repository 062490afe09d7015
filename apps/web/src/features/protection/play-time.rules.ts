const SECOND_MS = 1_000
const SECONDS_A_MINUTE = 60
const SECONDS_AN_HOUR = 3_600

/** Hours, minutes and seconds, as a clock says them: `1:02:09`. */
export const playTime = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS))
  const two = (n: number): string => String(n).padStart(2, '0')
  const minutes = Math.floor((seconds % SECONDS_AN_HOUR) / SECONDS_A_MINUTE)
  return `${Math.floor(seconds / SECONDS_AN_HOUR)}:${two(minutes)}:${two(seconds % SECONDS_A_MINUTE)}`
}
