import { createPool, databaseUrl, ensureDatabase, migrate } from '@maru/postgres'
import type pg from 'pg'
import { APP_ROLE, type Ground, MIGRATIONS } from './ground.ts'
import { groupCommitSide, type Ledger, MEMBERS, SITE } from './ledger.sides.ts'
import { type Compared, compare } from './slices.ts'

const BALANCE = 10_000_000_000
const SMALL = 50_000
const LARGE = 5_000_000
/** A quick run grows less, and says so. */
const LARGE_IN_HASTE = 150_000

/** `ledger.random` in a ledger with a long history, beside one with a short history. Two entries are one transfer. */
export const growth = async (ground: Ground): Promise<Compared> => {
  const large = ground.size.isQuick ? LARGE_IN_HASTE : LARGE
  if (ground.size.isQuick) ground.print(`growth: a quick run stops at ${(large * 2).toLocaleString('en')} entries`)
  const ledgers = [await ledgerOf(ground, 'grown', large), await ledgerOf(ground, 'young', SMALL)] as const
  try {
    return await compare(ground, groupCommitSide(ledgers[0], 'random', 400), groupCommitSide(ledgers[1], 'random', 400))
  } finally {
    await Promise.all(ledgers.map(({ owner }) => owner.end()))
  }
}

const ledgerOf = async (ground: Ground, name: string, transfers: number): Promise<Ledger> => {
  const ownerUrl = databaseUrl(ground.postgres.url('postgres'), name)
  await ensureDatabase(ownerUrl)
  await migrate(ownerUrl, MIGRATIONS, { appRole: APP_ROLE })
  const owner = createPool(ownerUrl, { work: 'unbounded', max: 2, name: 'bench owner' })
  await fill(owner, transfers)
  return { url: ground.postgres.url(name, APP_ROLE), owner }
}

/** Written straight into the tables, because a history of that length by postings would take minutes; its chains are not verified. */
const fill = async (owner: pg.Pool, transfers: number): Promise<void> => {
  const client = await owner.connect()
  try {
    await client.query(`SET maintenance_work_mem = '256MB'; SET synchronous_commit = off`)
    await client.query(`SELECT ledger.open_purses(${SITE}, n, ARRAY[1,4]::smallint[], ARRAY[1,1]::smallint[]) FROM generate_series(1, ${MEMBERS}) n;
      UPDATE ledger.account SET balance = ${BALANCE}`)
    const { rows: indices } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index i
       JOIN pg_class c ON c.oid = i.indrelid
       WHERE c.relnamespace = 'ledger'::regnamespace AND c.relname LIKE 'transfer%' AND NOT i.indisprimary
         AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = indexrelid)`,
    )
    for (const { name } of indices) await client.query(`DROP INDEX ${name}`)
    await client.query('ALTER TABLE ledger.transfer_key DROP CONSTRAINT transfer_key_pkey')
    await client.query(
      `INSERT INTO ledger.transfer_key SELECT md5('grown' || n)::uuid, n, now(), ${SITE} FROM generate_series(1, ${transfers}) n`,
    )
    await client.query(`INSERT INTO ledger.transfer
      SELECT n, now(), now(), (1 + random() * ${MEMBERS - 1})::bigint * 16 + 1, (1 + random() * ${MEMBERS - 1})::bigint * 16 + 4, 1,
        ${BALANCE}, ${BALANCE}, ${SITE}, 30, 1, 'wager:' || n
      FROM generate_series(1, ${transfers}) n`)
    await client.query('ALTER TABLE ledger.transfer_key ADD PRIMARY KEY (key_hash, site_id)')
    for (const { definition } of indices) await client.query(definition)
    await client.query(`SELECT setval('ledger.transfer_id', ${transfers})`)
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  } finally {
    client.release()
  }
}
