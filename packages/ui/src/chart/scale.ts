type Day = { day: string; net: number }

/** Of a chart: where the highest and the lowest value lie, a step apart from nothing on both sides. */
export type Scale = { top: number; bottom: number; step: number }

const STEPS = 4

/** Steps of 1, 2 or 5 times a power of ten, of which about four reach from the lowest to the highest; nothing lies within. */
export const scaleOf = (values: readonly number[]): Scale => {
  const [highest, lowest] = [Math.max(0, ...values), Math.min(0, ...values)]
  const rough = Math.max(1, (highest - lowest) / STEPS)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
  return { top: Math.ceil(highest / step) * step, bottom: Math.floor(lowest / step) * step, step }
}

/** Values at which lines are drawn, from the top. */
export const linesOf = ({ top, bottom, step }: Scale): number[] =>
  Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, n) => top - n * step)

/** The sum of the days up to each. */
export const runningSums = (days: readonly Day[]): number[] => {
  let sum = 0
  return days.map(({ net }) => {
    sum += net
    return sum
  })
}
