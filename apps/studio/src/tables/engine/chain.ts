import { hash, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { linkBelow, randomStart } from '@maru/draws'
import { type LiveGame, linkGames } from '@maru/live-games'
import type { TransactionDb } from '@maru/postgres'
import { linkSealOf } from './chain-seal.ts'
import type { Engine } from './engine.ts'

/** `timeline`: of the database that it was made on. */
export type TableChain = {
  chain: number
  links: number
  commitment: Buffer
  sealSalt: Buffer
  timeline: string | null
}

/** A shoe takes a link; where no shoe is dealt every round does. */
const LINKS_OF_SHOES = 20_000
const LINKS_OF_ROUNDS = 100_000
const CHECKPOINT_EVERY = 1_000
/** Between two turns of the event loop. */
const HASHES_AT_ONCE = 2_000

export const isLinkGame = (game: LiveGame): boolean => (linkGames as readonly LiveGame[]).includes(game)

type Db = Pick<TransactionDb, 'query'>
const COLUMNS = 'chain, links, commitment, seal_salt AS "sealSalt", timeline'
/** Another one after the database was put back to an earlier moment, or a standby has taken over. */
const TIMELINE = 'left(pg_walfile_name(pg_current_wal_lsn()), 8)'

export const timelineNow = async (db: Db): Promise<string> =>
  (await db.query<{ timeline: string }>(`SELECT ${TIMELINE} AS timeline`))[0]?.timeline ?? ''

export const lastChain = async (db: Db, code: string): Promise<TableChain | undefined> =>
  (
    await db.query<TableChain>(
      `SELECT ${COLUMNS} FROM studio.table_chain WHERE code = $1 ORDER BY chain DESC LIMIT 1`,
      [code],
    )
  )[0]

export const chainByNumber = async (db: Db, code: string, chain: number): Promise<TableChain> => {
  const rows = await db.query<TableChain>(`SELECT ${COLUMNS} FROM studio.table_chain WHERE code = $1 AND chain = $2`, [
    code,
    chain,
  ])
  if (!rows[0]) throw new Error(`table ${code} has no chain ${chain}`)
  return rows[0]
}

/** A chain from the system's randomness: all that is needed to store it. Nothing of it is known to anybody. */
export const makeChain = async (engine: Engine, code: string, game: LiveGame, chain: number) => {
  const links = engine.links ?? (isLinkGame(game) ? LINKS_OF_ROUNDS : LINKS_OF_SHOES)
  const sealSalt = randomBytes(32)
  const seal = linkSealOf(engine.sealSecret, code, chain, sealSalt)
  const numbers: number[] = []
  const sealed: Buffer[] = []
  let link = Buffer.from(randomStart())
  for (let number = links; number > 0; number--) {
    if (number === links || number % CHECKPOINT_EVERY === 0) {
      numbers.push(number)
      sealed.push(seal.seal(number, link))
    }
    link = hash('sha256', link, 'buffer')
    if (number % HASHES_AT_ONCE === 0) await nextTurn()
  }
  return { chain, links, commitment: link, sealSalt, numbers, sealed }
}

/** The commitment is stored, and so can be published, before any seed of a player is taken. */
export const storeChain = async (
  db: Db,
  code: string,
  made: Awaited<ReturnType<typeof makeChain>>,
): Promise<TableChain> => {
  const { chain, links, commitment, sealSalt, numbers, sealed } = made
  const [stored] = await db.query<{ timeline: string }>(
    `INSERT INTO studio.table_chain (code, chain, links, commitment, seal_salt, timeline)
     VALUES ($1, $2, $3, $4, $5, ${TIMELINE}) RETURNING timeline`,
    [code, chain, links, commitment, sealSalt],
  )
  await db.query(
    'INSERT INTO studio.table_checkpoint (code, chain, number, sealed) SELECT $1, $2, * FROM unnest($3::int[], $4::bytea[])',
    [code, chain, numbers, sealed],
  )
  return { chain, links, commitment, sealSalt, timeline: stored?.timeline ?? null }
}

/** Link `number`, from the checkpoint above it. It is secret until it is used. */
export const linkAt = async (
  engine: Engine,
  code: string,
  { chain, sealSalt }: TableChain,
  number: number,
): Promise<Uint8Array> => {
  const { rows } = await engine.db.query<{ number: number; sealed: Buffer }>(
    `SELECT number, sealed FROM studio.table_checkpoint WHERE code = $1 AND chain = $2 AND number >= $3 ORDER BY number LIMIT 1`,
    [code, chain, number],
  )
  const above = rows[0]
  if (!above) throw new Error(`table ${code} has no link ${number} in chain ${chain}`)
  const secrets = [engine.sealSecret, ...(engine.formerSecrets ?? [])]
  const opened = firstOf(secrets, (secret) =>
    linkSealOf(secret, code, chain, sealSalt).open(above.number, above.sealed),
  )
  if (!opened) throw new Error(`no key of this studio opens chain ${chain} of table ${code}`)
  return linkBelow({ number: above.number, link: opened }, number)
}

/** Whether the key that is used now has sealed it. */
export const isSealedNow = async (engine: Engine, code: string, chain: TableChain): Promise<boolean> => {
  try {
    await linkAt({ ...engine, formerSecrets: [] }, code, chain, chain.links)
    return true
  } catch {
    return false
  }
}

const firstOf = <T, Found>(all: readonly T[], find: (one: T) => Found): Found | undefined => {
  for (const one of all) {
    try {
      return find(one)
    } catch {
      // Sealed with another key.
    }
  }
  return undefined
}
