/** The arithmetic of partners' commissions as pure functions. Nothing here reads, writes or knows the time. */

export * from './product.ts'
export * from './rates/branch.ts'
export * from './rates/chain.ts'
export * from './rates/rates.ts'
export * from './turnover/draw-places.ts'
export * from './turnover/place.ts'
export * from './turnover/round.ts'
export * from './turnover/side.ts'
export * from './turnover/table-places.ts'
export * from './turnover/ticket.ts'
