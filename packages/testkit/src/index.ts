export { clockAt, type TestClock } from './clock.ts'
export { type TestDatabase, testDatabase } from './database.ts'
export { type Seeded, seeded } from './random.ts'
