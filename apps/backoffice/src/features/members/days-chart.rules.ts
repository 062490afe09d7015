type Day = { day: string; deposits: number; withdrawals: number }
export type Bar = Day & { x: number; width: number; up: number; down: number }

const chartWidth = 312
const upHeight = 40
const downHeight = 28
const gap = 8
/** A sum that is not nothing stays visible. */
const smallest = 2

/** Both directions share one scale, so that a bar twice as long is twice the money. */
export const barsOf = (days: Day[]): Bar[] => {
  const highestUp = Math.max(0, ...days.map((d) => d.deposits))
  const highestDown = Math.max(0, ...days.map((d) => d.withdrawals))
  const perWon = Math.min(
    highestUp > 0 ? upHeight / highestUp : Number.POSITIVE_INFINITY,
    highestDown > 0 ? downHeight / highestDown : Number.POSITIVE_INFINITY,
  )
  const slot = chartWidth / Math.max(1, days.length)
  const length = (amount: number) => (amount > 0 ? Math.max(smallest, Math.round(amount * perWon)) : 0)
  return days.map((d, at) => ({
    ...d,
    x: Math.round((at * slot + gap / 2) * 10) / 10,
    width: Math.round((slot - gap) * 10) / 10,
    up: length(d.deposits),
    down: length(d.withdrawals),
  }))
}
