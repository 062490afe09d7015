import type { Ctx } from '../../../platform/context.ts'
import { booleans, int4s, int8s, texts, uuids } from '../../../platform/db/index.ts'
import type { ExposureKind } from './exposure.rules.ts'

export type ExposureKey = { siteId: number; kind: ExposureKind; key: string }

const columnsOf = (keys: readonly ExposureKey[]): Buffer[] => [
  int8s(keys, ({ siteId }) => siteId),
  texts(keys, ({ kind }) => kind),
  texts(keys, ({ key }) => key),
]

const READ = {
  name: 'sportsbook.read_exposure',
  text: `SELECT coalesce(e.loss, 0)::bigint AS loss FROM unnest($1::bigint[], $2::text[], $3::text[]) WITH ORDINALITY AS o (site_id, kind, key, ord)
    LEFT JOIN sportsbook.exposure e ON e.site_id = o.site_id AND e.kind = o.kind AND e.key = o.key ORDER BY o.ord`,
}

/** What the book may lose on each of them by now. */
export const readExposure = async (ctx: Ctx, keys: readonly ExposureKey[]): Promise<number[]> => {
  if (keys.length === 0) return []
  const { rows } = await ctx.db.client.query<{ loss: number }>(READ, columnsOf(keys))
  return rows.map(({ loss }) => loss)
}

const LOCK = {
  name: 'sportsbook.lock_exposure',
  text: `INSERT INTO sportsbook.exposure AS e (site_id, kind, key, tickets, staked, loss, most)
    SELECT site_id, kind, key, 0, 0, 0, 0 FROM unnest($1::bigint[], $2::text[], $3::text[]) AS u (site_id, kind, key) ORDER BY site_id, kind, key
    ON CONFLICT (site_id, kind, key) DO UPDATE SET most = e.most RETURNING e.site_id AS "siteId", e.kind, e.key, e.loss`,
}

/** The same, and nobody else adds to them until the transaction has ended. Each key once, and every one that the transaction will change; they are locked in the order of the key. */
export const lockExposure = async (
  ctx: Ctx,
  keys: readonly ExposureKey[],
): Promise<(ExposureKey & { loss: number })[]> => {
  const { rows } = await ctx.db.client.query<ExposureKey & { loss: number }>(LOCK, columnsOf(keys))
  return rows
}

export type ExposureChange = ExposureKey & { tickets: number; staked: number; loss: number; most: number }

const ADD = {
  name: 'sportsbook.add_exposure',
  text: `
  WITH added AS (
    INSERT INTO sportsbook.exposure AS e (site_id, kind, key, tickets, staked, loss, most)
    SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[])
      AS u (site_id, kind, key, tickets, staked, loss, most) ORDER BY site_id, kind, key
    ON CONFLICT (site_id, kind, key) DO UPDATE SET tickets = e.tickets + EXCLUDED.tickets, staked = e.staked + EXCLUDED.staked,
      loss = e.loss + EXCLUDED.loss, most = EXCLUDED.most
    RETURNING e.loss > e.most AS is_above)
  SELECT CASE WHEN bool_or(is_above) THEN platform.conflict('another ticket took what the book may lose') END FROM added`,
}

/** Each key once. Where one passes what the book may lose, since another process was faster, the transaction is run again. */
export const addExposure = async (ctx: Ctx, changes: readonly ExposureChange[]): Promise<void> => {
  await ctx.db.client.query(ADD, [
    ...columnsOf(changes),
    int4s(changes, ({ tickets }) => tickets),
    int8s(changes, ({ staked }) => staked),
    int8s(changes, ({ loss }) => loss),
    int8s(changes, ({ most }) => most),
  ])
}

export type TicketKey = { siteId: number; memberId: number; ticketId: string }

const ticketColumns = (tickets: readonly TicketKey[]): Buffer[] => [
  int8s(tickets, ({ siteId }) => siteId),
  int8s(tickets, ({ memberId }) => memberId),
  uuids(tickets, ({ ticketId }) => ticketId.replaceAll('-', '')),
]

const RELEASE = {
  name: 'sportsbook.release_exposure',
  text: 'SELECT sportsbook.release_exposure($1::bigint[], $2::bigint[], $3::uuid[])',
}
const CHANGE = {
  name: 'sportsbook.change_exposure',
  text: 'SELECT sportsbook.change_exposure($1::bigint[], $2::bigint[], $3::uuid[], $4::boolean[])',
}

/** After so much of the stake of an open ticket was cashed out and written: what it takes up falls by that part. The ticket's row is locked. */
export const lowerExposure = async (
  ctx: Ctx,
  { siteId, memberId, ticketId }: TicketKey,
  part: number,
): Promise<void> => {
  await ctx.db.query('SELECT sportsbook.lower_exposure($1, $2, $3, $4)', [siteId, memberId, ticketId, part])
}

/** These tickets came to their end: they take up nothing more. Of those that did so before nothing changes. After the tickets' rows are locked, if they are; one statement. */
export const releaseExposure = async (ctx: Ctx, tickets: readonly TicketKey[]): Promise<void> => {
  if (tickets.length > 0) await ctx.db.client.query(RELEASE, ticketColumns(tickets))
}

/** `isOpen`: its result was taken back, so it counts again, whatever the limits are. The others took up something until now. This transaction wrote it to their rows before. */
export const changeExposure = async (
  ctx: Ctx,
  tickets: readonly (TicketKey & { isOpen: boolean })[],
): Promise<void> => {
  if (tickets.length > 0)
    await ctx.db.client.query(CHANGE, [...ticketColumns(tickets), booleans(tickets, ({ isOpen }) => isOpen)])
}
