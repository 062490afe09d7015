import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectOnce, databaseUrl, ensureDatabase, migrate, startPostgres } from '@maru/postgres'
import { APP_ROLE, type Ground, MIGRATIONS } from '../../ground.ts'

/** A durable PostgreSQL of its own that notes when each transaction was committed; gone at the end. */
export type TrialGround = Pick<Ground, 'postgres' | 'dataDir' | 'oursUrl'> & { ownerUrl: string; stop(): Promise<void> }

export const layTrialGround = async (): Promise<TrialGround> => {
  const dataDir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'maru-players-'))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const start = () => startPostgres({ dataDir, log: () => {} })
  try {
    const first = await start()
    await connectOnce(first.url('postgres'), (client) => client.query('ALTER SYSTEM SET track_commit_timestamp = on'))
    await first.stop()
    const postgres = await start()
    const ownerUrl = databaseUrl(postgres.url('postgres'), 'ours')
    await ensureDatabase(ownerUrl)
    await migrate(ownerUrl, MIGRATIONS, { appRole: APP_ROLE })
    const stop = async (): Promise<void> => {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
    return { postgres, dataDir, oursUrl: postgres.url('ours', APP_ROLE), ownerUrl, stop }
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  }
}
