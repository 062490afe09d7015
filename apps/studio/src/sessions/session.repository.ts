import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { GameUrlRequest, Language } from '@maru/vendor-wallet'
import type pg from 'pg'
import { givenName } from '../tables/gateway/display-name.ts'

export interface Session {
  readonly id: string
  readonly site: string
  readonly player: string
  readonly launchToken: string
  readonly gameCode: string
  readonly currency: string
  readonly language: Language
  readonly lobbyUrl: string
  readonly depositUrl: string
  readonly demo: boolean
  /** As others at a live table may read it; null where the operator said none. */
  readonly displayName: string | null
  readonly startedAt: Date
}

const SESSION_HOURS = 12
/** More windows than these nobody has in view. */
const MOST_OTHERS = 20
const COLUMNS = `id, site, player, launch_token AS "launchToken", game_code AS "gameCode", currency, language,
  lobby_url AS "lobbyUrl", deposit_url AS "depositUrl", demo, display_name AS "displayName",
  started_at AS "startedAt"`

/** Begins a session and gives the secret that the page shows as its right to play; only its hash is kept. */
export async function startSession(db: pg.Pool, launch: GameUrlRequest, id: string = randomUUID()): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.query(
    `INSERT INTO studio.session (id, secret_hash, site, player, launch_token, game_code, currency, language, lobby_url, deposit_url, demo,
       display_name, ends_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() + $13 * interval '1 hour')`,
    [
      id,
      secretHashOf(secret),
      launch.sub_partner_id,
      launch.user,
      launch.token,
      launch.game_code,
      launch.currency,
      launch.lang,
      launch.lobby_url,
      launch.deposit_url,
      // Play money unless the operator says that it is real.
      launch.meta?.demo !== false,
      givenName(launch.meta),
      SESSION_HOURS,
    ],
  )
  return secret
}

export async function sessionBySecret(db: pg.Pool, secret: string): Promise<Session | undefined> {
  const { rows } = await db.query<Session>(
    `SELECT ${COLUMNS} FROM studio.session WHERE secret_hash = $1 AND ends_at > now()`,
    [secretHashOf(secret)],
  )
  return rows[0]
}

const OPEN_SESSIONS = {
  name: 'studio.open_sessions',
  text: `SELECT encode(secret_hash, 'hex') AS hash, ${COLUMNS} FROM studio.session
    WHERE secret_hash = ANY($1) AND ends_at > now() AND ended_at IS NULL`,
}

/** Those that the operator has not ended, as far as is known, by the hash of their secret, hexadecimal. */
export async function openSessionsByHash(db: pg.Pool, hashes: readonly Buffer[]): Promise<Map<string, Session>> {
  const { rows } = await db.query<Session & { hash: string }>({ ...OPEN_SESSIONS, values: [hashes] })
  return new Map(rows.map(({ hash, ...session }) => [hash, session]))
}

/** Until when the operator has not ended it, as far as is known; undefined when it has. */
export async function openUntil(db: pg.Pool, id: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ endsAt: Date }>(
    'SELECT ends_at AS "endsAt" FROM studio.session WHERE id = $1 AND ends_at > now() AND ended_at IS NULL',
    [id],
  )
  return rows[0]?.endsAt
}

/** Notes that the operator has ended it; false when that was known. */
export async function endSession(db: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await db.query('UPDATE studio.session SET ended_at = now() WHERE id = $1 AND ended_at IS NULL', [
    id,
  ])
  return rowCount === 1
}

/** The player's sessions that may still be open, but for this one, the youngest first. */
export async function openSessionsOf(
  db: pg.Pool,
  { id, site, player }: Pick<Session, 'site' | 'player'> & { id: string | null },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM studio.session WHERE site = $1 AND player = $2 AND id IS DISTINCT FROM $3::uuid AND ends_at > now() AND ended_at IS NULL
     ORDER BY ends_at DESC LIMIT $4`,
    [site, player, id, MOST_OTHERS],
  )
  return rows.map((row) => row.id)
}

/** Where the session was opened from, also once it has ended: its page still says so there. */
export async function lobbyUrlBySecret(db: pg.Pool, secret: string): Promise<string | undefined> {
  const { rows } = await db.query<{ lobbyUrl: string }>(
    'SELECT lobby_url AS "lobbyUrl" FROM studio.session WHERE secret_hash = $1',
    [secretHashOf(secret)],
  )
  return rows[0]?.lobbyUrl
}

/** Callbacks of a round are made in the name of the session that opened it, however old. */
export async function sessionById(db: pg.Pool, id: string): Promise<Session> {
  const { rows } = await db.query<Session>(`SELECT ${COLUMNS} FROM studio.session WHERE id = $1`, [id])
  if (!rows[0]) throw new Error(`no session ${id}`)
  return rows[0]
}

export function secretHashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
