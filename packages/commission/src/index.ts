/** The arithmetic of partners' commissions as pure functions. Nothing here reads, writes or knows the time. */

export * from './product.ts'
export * from './rates/branch.ts'
export * from './rates/chain.ts'
export * from './rates/rates.ts'
