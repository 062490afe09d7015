export { serviceAccount, standardDataDir } from './account.ts'
export { type Availability, type AvailabilityOptions, watchAvailability } from './availability.ts'
export {
  abandonedBackups,
  type Backup,
  dropOldBackups,
  dropOldLog,
  firstSegmentOf,
  listBackups,
  readBackup,
  takeBackup,
} from './backup.ts'
export { databaseUrl, ensureDatabase } from './database.ts'
export { makeFolder } from './folder.ts'
export { freePorts } from './free-ports.ts'
export { installJobs } from './jobs-schema.ts'
export { type AppRole, ensureRole, type MigrateOptions, migrate } from './migrate.ts'
export { type PidFile, readPidFile } from './pid-file.ts'
export {
  connectOnce,
  createPool,
  isPipelined,
  type PoolOptions,
  type PoolWork,
  safeInteger,
  statementsOf,
} from './pool.ts'
export { type Restored, type RestoreOptions, restoreBackup } from './restore.ts'
export { sparingly } from './sparing-log.ts'
export { type Standby, type StandbyOptions, startStandby } from './standby.ts'
export { ClusterBusy, type Postgres, type StartOptions, startPostgres } from './supervisor.ts'
export { allDone, ConcurrentUpdate, inTransaction, Transaction, type TransactionDb } from './transaction.ts'
export { DatabaseUnavailable, unavailableOr } from './unavailable.ts'
export { unpackBackup } from './unpack.ts'
