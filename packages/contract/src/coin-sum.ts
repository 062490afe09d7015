// Without zod, for the pages of the member site.

/** Thousandths of a ledger unit in so many micro-USDT, at a rate for a whole USDT. */
const divisor = 1_000_000_000n

/** What so many micro-USDT are worth at a rate, cut to the ledger unit. */
export const worthOfCoin = (micro: number, rate: number): number => Number((BigInt(micro) * BigInt(rate)) / divisor)
/** How many micro-USDT so many ledger units buy at a rate, cut. */
export const coinOfWorth = (units: number, rate: number): number => Number((BigInt(units) * divisor) / BigInt(rate))
