export { clockAt, type TestClock } from './clock.ts'
export { type TestDatabase, testDatabase } from './database.ts'
export { type DatabaseProxy, databaseProxy } from './database-proxy.ts'
export { type Seeded, seeded } from './random.ts'
