import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, databaseUrl, ensureDatabase, migrate, type Postgres, startPostgres } from '@maru/postgres'
import type pg from 'pg'

/** The ground of a run: a durable PostgreSQL of its own with both sides' databases in it, and the run's measure. */
export type Ground = {
  postgres: Postgres
  /** Gone at the end. */
  dataDir: string
  /** As the application's role, in a migrated database. */
  oursUrl: string
  /** As the owner, in the database of the baselines. */
  besideUrl: string
  /** Owners, for filling and for counting the money. */
  ours: pg.Pool
  beside: pg.Pool
  size: Size
  print: (line: string) => void
  /** Ends what stands on the ground, before it goes itself. */
  atEnd(end: () => Promise<unknown>): void
  stop(): Promise<void>
}
export type Size = Slices & {
  isQuick: boolean
  warmUpMs: number
  filled: number
  more: Slices
  times: Slices
  short: Slices
}
/** Pairs of slices, ours and beside: a few for most rows, more where a ratio is near its mark, and those of rows that are times. */
export type Slices = { pairs: number; sliceMs: number }

const QUICK: Size = {
  isQuick: true,
  warmUpMs: 100,
  filled: 20_000,
  pairs: 3,
  sliceMs: 250,
  more: { pairs: 5, sliceMs: 250 },
  times: { pairs: 3, sliceMs: 250 },
  short: { pairs: 7, sliceMs: 150 },
}
const WHOLE: Size = {
  isQuick: false,
  warmUpMs: 700,
  filled: 200_000,
  pairs: 5,
  sliceMs: 2_000,
  more: { pairs: 25, sliceMs: 1_000 },
  times: { pairs: 9, sliceMs: 2_000 },
  short: { pairs: 25, sliceMs: 500 },
}

export const APP_ROLE = { name: 'maru_app', password: 'bench' }
export const MIGRATIONS = join(import.meta.dirname, '../apps/server/migrations')

export const layGround = async (isQuick: boolean, print: (line: string) => void): Promise<Ground> => {
  const dataDir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'maru-bench-'))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const postgres = await startPostgres({ dataDir, log: () => {} }).catch((error) => {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  })
  const owner = postgres.url('postgres')
  const [oursOwnerUrl, besideUrl] = [databaseUrl(owner, 'ours'), databaseUrl(owner, 'beside')]
  await ensureDatabase(oursOwnerUrl)
  await ensureDatabase(besideUrl)
  await migrate(oursOwnerUrl, MIGRATIONS, { appRole: APP_ROLE })
  const ours = createPool(oursOwnerUrl, { work: 'unbounded', max: 2, name: 'bench owner' })
  const beside = createPool(besideUrl, { work: 'unbounded', max: 2, name: 'bench owner' })
  const ends: (() => Promise<unknown>)[] = []
  const size = isQuick ? QUICK : WHOLE
  return {
    postgres,
    dataDir,
    oursUrl: postgres.url('ours', APP_ROLE),
    besideUrl,
    ours,
    beside,
    size,
    print,
    atEnd: (end) => void ends.push(end),
    stop: async () => {
      for (const end of ends.splice(0).toReversed()) await end().catch((error) => print(`did not end well: ${error}`))
      await Promise.all([ours.end(), beside.end()])
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** So that no row pays for tidying up after the rows before it. */
export const tidy = async ({ ours, beside, size }: Ground): Promise<void> => {
  if (size.isQuick) return
  await ours.query('VACUUM ANALYZE')
  await beside.query('VACUUM ANALYZE')
}
