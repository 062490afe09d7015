/** Commissions computed a second time from plain records: slow, obvious, and without any code of what it is compared with. */

export * from './commission.ts'
export { type Fraction, whole } from './fraction.ts'
export * from './losing-line.ts'
export * from './plain.ts'
export * from './ticket.ts'
export * from './tree.ts'
export * from './turnover.ts'
