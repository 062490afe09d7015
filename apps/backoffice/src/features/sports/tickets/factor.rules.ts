const MOST_PERCENT = 1_000
const MOST_SECONDS = 30

/** As it is typed: percent with up to two decimals, whole seconds. Undefined: it is none. */
export const readFactor = (typed: { percent: string; delay: string }) => {
  const [, whole, part = ''] = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.percent.trim()) ?? []
  const factorBp = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  const seconds = /^\d{1,2}$/.test(typed.delay.trim()) ? Number(typed.delay) : Number.NaN
  return {
    factorBp: factorBp <= MOST_PERCENT * 100 ? factorBp : undefined,
    delaySeconds: seconds <= MOST_SECONDS ? seconds : undefined,
  }
}
