import { unavailableOr } from '@maru/postgres'
import pg from 'pg'
import type { Engine } from './engine.ts'

/** Locks of live tables in this database; the second number is made of the table's code. */
const LOCKS = 7_261
/** Between two looks for tables that nobody leads, and the longest that the database may take to answer one, ms. */
const LOOK_EVERY_MS = 400
const ANSWER_MS = 5_000
const CONNECT_MS = 3_000

/** The lock of a table, in SQL: for pg_try_advisory_lock, and as pg_locks shows it. */
export const lockOf = (code: string): string => `(${LOCKS}, hashtext(${code}) & 2147483647)`
/** Tables that no process leads. */
export const UNLED = `
  SELECT t.code FROM studio.live_table t WHERE NOT EXISTS (
    SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.granted
      AND (l.classid, l.objid) = (${LOCKS}::oid, (hashtext(t.code) & 2147483647)::oid))`

const TRY = `SELECT code FROM unnest($1::text[]) AS code WHERE pg_try_advisory_lock${lockOf('code')}`
const TERM = `
  INSERT INTO studio.table_leader (code, term, address) SELECT code, 1, $2 FROM unnest($1::text[]) AS code
  ON CONFLICT (code) DO UPDATE SET term = table_leader.term + 1, address = $2, taken_at = clock_timestamp()
  RETURNING code, term`

/** What a process does that leads tables. */
type Host = {
  /** From now on this process leads the table. */
  leads(code: string, term: number): void
  /** The connection that held the locks is gone: every table has to stop at once. */
  lost(): void
}

/**
 * Takes the tables that nobody leads, one process each: by advisory locks of one connection, which the database lets go when the process dies. The term counts
 * up before anything is done as the leader, and waits for what the former one is just storing; after it nothing of the former one is stored.
 */
export class Leadership {
  readonly #url: string
  readonly #codes: readonly string[]
  readonly #address: string
  readonly #host: Host
  readonly #log: Engine['log']
  readonly #led = new Set<string>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(url: string, codes: readonly string[], address: string, log: Engine['log'], host: Host) {
    this.#url = url
    this.#codes = codes
    this.#address = address
    this.#log = log
    this.#host = host
  }

  start(): void {
    void this.#look()
  }

  /** Ends what this process believes to lead; another takes over, or this one does anew. */
  giveUp(): void {
    const client = this.#client
    this.#client = undefined
    if (this.#led.size > 0) {
      this.#led.clear()
      this.#host.lost()
    }
    void client?.end().catch(() => {})
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.giveUp()
  }

  async #look(): Promise<void> {
    try {
      const client = this.#client ?? (await this.#connect())
      const free = this.#codes.filter((code) => !this.#led.has(code))
      const { rows } = await client.query<{ code: string }>({ text: TRY, values: [free] })
      if (rows.length > 0)
        await this.#lead(
          client,
          rows.map(({ code }) => code),
        )
    } catch (error) {
      if (!this.#isStopped) this.#log.warn({ error: unavailableOr(error) }, 'tables could not be looked for')
      this.giveUp()
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY_MS)
  }

  async #lead(client: pg.Client, codes: readonly string[]): Promise<void> {
    const { rows } = await client.query<{ code: string; term: string }>(TERM, [codes, this.#address])
    if (client !== this.#client) return
    for (const { code, term } of rows) {
      this.#led.add(code)
      this.#host.leads(code, Number(term))
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'studio tables lock',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
    })
    const isGone = () => {
      if (this.#client === client) this.giveUp()
    }
    client.on('error', isGone)
    client.on('end', isGone)
    await client.connect()
    if (this.#isStopped) {
      await client.end()
      throw new Error('stopped')
    }
    this.#client = client
    return client
  }
}
