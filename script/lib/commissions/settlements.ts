import type pg from 'pg'
import type { Site } from './journal.ts'

/** A settlement of losing that was not dropped. Days are Seoul's. `readUntil` null: it was frozen before that was written down. */
export type StoredSettlement = {
  settlementId: number
  from: string
  until: string
  rule: 'losses' | 'flow'
  negative: 'carry' | 'reset'
  status: string
  frozenDay: string
  readUntil: bigint | null
  amount: bigint
  paidPartners: number
}

/** In the order of their periods. */
export const findSettlements = async (client: pg.ClientBase, { siteId }: Site): Promise<StoredSettlement[]> => {
  const { rows } = await client.query<
    Omit<StoredSettlement, 'readUntil' | 'amount'> & { readUntil: string | null; amount: string }
  >(
    `SELECT settlement_id::int AS "settlementId", from_day::text AS "from", until_day::text AS "until", rule, negative, status,
       (frozen_at AT TIME ZONE 'Asia/Seoul')::date::text AS "frozenDay", read_until::text AS "readUntil", amount::text, paid_partners AS "paidPartners"
     FROM partner.settlement WHERE site_id = $1 AND status <> 'dropped' ORDER BY from_day`,
    [siteId],
  )
  return rows.map(({ readUntil, amount, ...one }) => ({
    ...one,
    readUntil: readUntil === null ? null : BigInt(readUntil),
    amount: BigInt(amount),
  }))
}

const NUMBERS = [
  'losses',
  'divided',
  'rolling',
  'ofPeriod',
  'adjustments',
  'carriedIn',
  'carriedOut',
  'amount',
] as const
export type LineSums = Record<(typeof NUMBERS)[number], bigint>
export const noLine = Object.fromEntries(NUMBERS.map((name) => [name, 0n])) as LineSums
export const lineFields = NUMBERS

/** Of a settlement, by holder and group. */
export const storedLines = async (
  client: pg.ClientBase,
  { siteId }: Site,
  settlementId: number,
): Promise<Map<string, LineSums>> => {
  const { rows } = await client.query<{ key: string } & Record<keyof LineSums, string>>(
    `SELECT holder_id || ' ' || game_group AS key, losses::text, divided::text, rolling::text, of_period::text AS "ofPeriod", adjustments::text,
       carried_in::text AS "carriedIn", carried_out::text AS "carriedOut", amount::text FROM partner.settlement_line WHERE site_id = $1 AND settlement_id = $2`,
    [siteId, settlementId],
  )
  return new Map(
    rows.map((row) => [row.key, Object.fromEntries(NUMBERS.map((name) => [name, BigInt(row[name])])) as LineSums]),
  )
}

/** Corrections of closed lines that settlements before this one took, by closed settlement, holder and group. */
export const correctionsBefore = async (
  client: pg.ClientBase,
  { siteId }: Site,
  settlementId: number,
): Promise<Map<string, bigint>> => {
  const { rows } = await client.query<{ key: string; late: string }>(
    `SELECT a.of_settlement || ' ' || a.holder_id || ' ' || a.game_group AS key, sum(a.late)::text AS late FROM partner.settlement_adjustment a
     JOIN partner.settlement s ON s.site_id = a.site_id AND s.settlement_id = a.settlement_id AND s.status <> 'dropped'
     WHERE a.site_id = $1 AND a.settlement_id < $2 GROUP BY 1`,
    [siteId, settlementId],
  )
  return new Map(rows.map(({ key, late }) => [key, BigInt(late)]))
}

/** Whom it paid, and how much. */
export const storedPayments = async (
  client: pg.ClientBase,
  { siteId }: Site,
  settlementId: number,
): Promise<Map<number, bigint>> => {
  const { rows } = await client.query<{ holder: string; amount: string }>(
    'SELECT holder_id::text AS holder, amount::text FROM partner.settlement_payment WHERE site_id = $1 AND settlement_id = $2',
    [siteId, settlementId],
  )
  return new Map(rows.map(({ holder, amount }) => [Number(holder), BigInt(amount)]))
}
