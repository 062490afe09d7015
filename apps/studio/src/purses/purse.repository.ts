import { inTransaction } from '@maru/postgres'
import type pg from 'pg'

export type EntryKind = 'credit' | 'debit' | 'bet' | 'win' | 'rollback'
/** `done`, or why not. */
export type EntryOutcome =
  | 'done'
  | 'unknown-player'
  | 'other-content'
  | 'not-enough-money'
  | 'open-round'
  | 'session-ended'
  | 'rolled-back'
  | 'unknown-bet'
  | 'never-executed'
export interface Movement {
  readonly id: string
  readonly player: string
  readonly kind: EntryKind
  readonly amount: number
  readonly reference?: string
  /** Of a bet: its session must be open. */
  readonly token?: string
}
export interface Moved {
  readonly outcome: EntryOutcome
  readonly balance: number
}
interface Purse {
  readonly site: string
  readonly balance: number
}

/** The player's purse, made by its first transfer. */
export async function ensurePurse(db: pg.Pool, player: string, site: string, currency: string): Promise<void> {
  await db.query(
    'INSERT INTO studio.purse (player, site, currency, balance) VALUES ($1, $2, $3, 0) ON CONFLICT DO NOTHING',
    [player, site, currency],
  )
}

/** One movement, once: its id decides, whatever came before it. Everything of one purse comes one after the other. */
export const move = (db: pg.Pool, movement: Movement): Promise<Moved> =>
  inTransaction(db, async ({ client }) => {
    const purse = await lockPurse(client, movement.player)
    if (!purse) return { outcome: 'unknown-player', balance: 0 }
    const known = await entryOf(client, movement.id)
    if (known) {
      const isSame =
        known.kind === movement.kind && known.amount === movement.amount && known.player === movement.player
      return { outcome: isSame ? known.outcome : 'other-content', balance: purse.balance }
    }
    const { outcome, by } = await decide(client, purse, movement)
    return store(client, movement, outcome, purse.balance + (outcome === 'done' ? by : 0))
  })

/** What became of a transfer. One that was not executed by now never will be. */
export const settleStatus = (db: pg.Pool, movement: Movement): Promise<Moved> =>
  inTransaction(db, async ({ client }) => {
    const purse = await lockPurse(client, movement.player)
    if (!purse) return { outcome: 'unknown-player', balance: 0 }
    const known = await entryOf(client, movement.id)
    if (!known) return store(client, movement, 'never-executed', purse.balance)
    const isSame = known.kind === movement.kind && known.amount === movement.amount && known.player === movement.player
    return { outcome: isSame ? known.outcome : 'other-content', balance: purse.balance }
  })

/** Rounds of the player that hold money. */
export async function countOpenRounds(db: pg.Pool | pg.PoolClient, site: string, player: string): Promise<number> {
  const { rows } = await db.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM studio.round WHERE site = $1 AND player = $2 AND state IN ('opened', 'decided', 'undoing')`,
    [site, player],
  )
  return rows[0]?.open ?? 0
}

export async function purseOf(db: pg.Pool, player: string): Promise<Purse | undefined> {
  const { rows } = await db.query<Purse>('SELECT site, balance FROM studio.purse WHERE player = $1', [player])
  return rows[0]
}

export async function isSessionOpen(
  db: pg.Pool | pg.PoolClient,
  site: string,
  player: string,
  token: string,
): Promise<boolean> {
  const { rows } = await db.query(
    `SELECT 1 FROM studio.session WHERE site = $1 AND player = $2 AND launch_token = $3 AND ended_at IS NULL AND ends_at > now()`,
    [site, player, token],
  )
  return rows.length > 0
}

/** Answers which sessions they were. */
export async function endSessionsOf(db: pg.Pool, site: string, player: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'UPDATE studio.session SET ended_at = now() WHERE site = $1 AND player = $2 AND ended_at IS NULL RETURNING id',
    [site, player],
  )
  return rows.map(({ id }) => id)
}

async function decide(
  client: pg.PoolClient,
  { site, balance }: Purse,
  { id, player, kind, amount, reference, token }: Movement,
): Promise<{ outcome: EntryOutcome; by: number }> {
  if (kind === 'credit') return { outcome: 'done', by: amount }
  if (kind === 'debit') {
    if ((await countOpenRounds(client, site, player)) > 0) return { outcome: 'open-round', by: 0 }
    return { outcome: balance < amount ? 'not-enough-money' : 'done', by: -amount }
  }
  if (kind === 'bet') {
    if (await isRolledBack(client, id)) return { outcome: 'rolled-back', by: 0 }
    if (!(await isSessionOpen(client, site, player, token ?? ''))) return { outcome: 'session-ended', by: 0 }
    return { outcome: balance < amount ? 'not-enough-money' : 'done', by: -amount }
  }
  const bet = reference ? await entryOf(client, reference) : undefined
  if (bet?.kind !== 'bet' || bet.player !== player || bet.outcome !== 'done') return { outcome: 'unknown-bet', by: 0 }
  if (await isRolledBack(client, reference as string)) return { outcome: 'rolled-back', by: 0 }
  return { outcome: 'done', by: kind === 'win' ? amount : bet.amount }
}

async function lockPurse(client: pg.PoolClient, player: string): Promise<Purse | undefined> {
  const { rows } = await client.query<Purse>('SELECT site, balance FROM studio.purse WHERE player = $1 FOR UPDATE', [
    player,
  ])
  return rows[0]
}

async function entryOf(client: pg.PoolClient, id: string) {
  const { rows } = await client.query<{ player: string; kind: EntryKind; amount: number; outcome: EntryOutcome }>(
    'SELECT player, kind, amount, outcome FROM studio.purse_entry WHERE id = $1',
    [id],
  )
  return rows[0]
}

/** Also before it came: a rollback of an unknown bet is remembered. */
async function isRolledBack(client: pg.PoolClient, bet: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM studio.purse_entry WHERE kind = 'rollback' AND reference = $1`, [
    bet,
  ])
  return rows.length > 0
}

async function store(
  client: pg.PoolClient,
  { id, player, kind, amount, reference }: Movement,
  outcome: EntryOutcome,
  balance: number,
): Promise<Moved> {
  if (outcome === 'done')
    await client.query('UPDATE studio.purse SET balance = $2 WHERE player = $1', [player, balance])
  await client.query(
    `INSERT INTO studio.purse_entry (id, player, kind, amount, reference, outcome, balance_after) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, player, kind, amount, reference ?? null, outcome, balance],
  )
  return { outcome, balance }
}
