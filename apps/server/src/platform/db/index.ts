export { createPool, DatabaseUnavailable } from '@maru/postgres'
export { type Availability, watchAvailability } from './availability.ts'
export {
  asText,
  booleans,
  byteStrings,
  days,
  instants,
  int2s,
  int4s,
  int8s,
  numbersIn,
  texts,
  uuids,
} from './columns.ts'
export { dedicatedConnection, LIVE_CONNECTION } from './connection-names.ts'
export { kyselyOver } from './kysely.ts'
export type { Tables } from './tables.ts'
export { allDone, ConcurrentUpdate, type Db, inTransaction, waitedTooLong } from './transaction.ts'
