/** The arithmetic of a sportsbook as pure functions. Nothing here reads, writes or knows the time. */

export * from './market/line.ts'
export * from './market/settle.ts'
export * from './market/types.ts'
export * from './market.ts'
export * from './price/format.ts'
export * from './price/margin.ts'
export * from './price/price.ts'
export * from './score.ts'
export * from './sport.ts'
