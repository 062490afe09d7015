export * from './market.ts'
export * from './score.ts'
export * from './sport.ts'
