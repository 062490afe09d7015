export { createPool } from '@maru/postgres'
export { kyselyOver } from './kysely.ts'
export type { Tables } from './tables.ts'
export { type Db, inTransaction } from './transaction.ts'
