import { asText, instants, int2s, int4s, int8s, numbersIn, texts, uuids } from '../../../platform/db/index.ts'
import { isOpenedOnDemand } from '../account-ref.ts'
import type { PostingAnswer } from '../posting-answer.rules.ts'

/** One transfer as the database takes it. */
export type BatchRow = {
  siteId: number
  kindNo: number
  currencyNo: number
  /** A member's purse by its account id, a house or vendor account by its name. */
  from: number | string
  to: number | string
  amount: number
  /** 32 hexadecimal digits. */
  keyHash: string
  reference: string
  happenedAt: Date
}
/** As ledger.post_many numbers them, from 1. */
const OUTCOMES = [
  'posted',
  'repeat',
  'key-conflict',
  'insufficient-funds',
] as const satisfies readonly PostingAnswer['outcome'][]
/** Purses that are remembered to be open, in one process. */
const MOST_CACHED = 200_000

/** A connection or a pool. */
export type Queryable = { query<Row>(statement: object): Promise<{ rows: Row[] }> }
/** Ids of house and vendor accounts by site, currency and name. They are opened once and never go. */
export type HouseIds = Map<string, number>

/** Named, so that a connection plans it once. */
const POST_MANY = {
  name: 'ledger.post_many',
  text: 'SELECT ledger.post_many($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS answers',
  types: asText,
}

/**
 * Writes a batch in the order given. Keys must differ from one another, and `openHouses` and `openMissingPurses` must have seen its rows. Where `areNew` turns out to be wrong
 * the transaction has failed, by what `isKnownKey` knows: to be run again without it.
 */
export const postMany = async (
  db: Queryable,
  rows: readonly BatchRow[],
  houseIds: HouseIds,
  areNew: boolean,
): Promise<PostingAnswer[]> => {
  const { rows: answered } = await db.query<{ answers: string }>({
    ...POST_MANY,
    values: [...arraysOf(rows, houseIds), areNew],
  })
  return answersFrom(answered[0]?.answers, rows)
}

export const isKnownKey = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'transfer_key_pkey'
}

export const isMissingAccount = (error: unknown): boolean => (error as { code?: string }).code === 'P0002'

/** Opens the house and vendor accounts that are not in `houseIds` yet. To be committed before anybody relies on `houseIds`. */
export const openHouses = async (db: Queryable, rows: readonly BatchRow[], houseIds: HouseIds): Promise<void> => {
  for (const { row, house } of missingHouses(rows, houseIds)) {
    const { rows: opened } = await db.query<{ id: number }>({
      text: 'SELECT ledger.house_account($1, $2, $3) AS id',
      values: [row.siteId, house, row.currencyNo],
    })
    houseIds.set(houseName(row, house), Number(opened[0]?.id))
  }
}

/**
 * Opens those purses of these that members do not have from the start: money comes to them for the first time. In the transaction that moves it, or one
 * before; not in one beside it, which would wait for its locks.
 */
export const openMissingPurses = async (
  db: Queryable,
  rows: readonly BatchRow[],
  /** A cache of purses that were opened; a caller whose opening may be rolled back must expect `isMissingAccount`. */
  open: Set<number>,
): Promise<void> => {
  const onDemand: number[] = []
  for (const { from, to } of rows)
    for (const side of [from, to])
      if (typeof side === 'number' && isOpenedOnDemand(side) && !open.has(side)) onDemand.push(side)
  if (onDemand.length === 0) return
  await db.query({
    name: 'ledger.open_missing',
    text: 'SELECT ledger.open_missing($1)',
    values: [int8s(onDemand, Number)],
  })
  if (open.size > MOST_CACHED) open.clear()
  for (const account of onDemand) open.add(account)
}

export const missingHouses = (rows: readonly BatchRow[], houseIds: HouseIds): { row: BatchRow; house: string }[] => {
  const missing: { row: BatchRow; house: string }[] = []
  for (const row of rows)
    for (const house of housesOf(row)) if (!houseIds.has(houseName(row, house))) missing.push({ row, house })
  return missing
}

const NONE: readonly string[] = []
const housesOf = ({ from, to }: BatchRow): readonly string[] => {
  if (typeof from === 'string') return typeof to === 'string' ? [from, to] : [from]
  return typeof to === 'string' ? [to] : NONE
}

const houseName = ({ siteId, currencyNo }: BatchRow, house: string): string => `${siteId}:${currencyNo}:${house}`

const arraysOf = (rows: readonly BatchRow[], houseIds: HouseIds): Buffer[] => {
  const purses = new Set<number>()
  for (const { from, to } of rows) {
    if (typeof from === 'number') purses.add(from)
    if (typeof to === 'number') purses.add(to)
  }
  const idOf = (row: BatchRow, side: number | string): number =>
    typeof side === 'number' ? side : (houseIds.get(houseName(row, side)) ?? 0)
  const accounts = [...purses].sort((a, b) => a - b)
  const placeOf = new Map<number | string, number>(accounts.map((account, i) => [account, i + 1]))
  return [
    int8s(accounts, (account) => account),
    int4s(rows, (row) => row.siteId),
    int2s(rows, (row) => row.kindNo),
    int2s(rows, (row) => row.currencyNo),
    int8s(rows, (row) => idOf(row, row.from)),
    int8s(rows, (row) => idOf(row, row.to)),
    int4s(rows, (row) => placeOf.get(row.from) ?? 0),
    int4s(rows, (row) => placeOf.get(row.to) ?? 0),
    int8s(rows, (row) => row.amount),
    uuids(rows, (row) => row.keyHash),
    texts(rows, (row) => row.reference),
    instants(rows, (row) => row.happenedAt),
  ]
}

/** Of four parts with a place for each row: outcomes, transfer ids, balances before on the `from` and on the `to` side. */
const answersFrom = (answers: string | undefined, rows: readonly BatchRow[]): PostingAnswer[] => {
  const numbers = numbersIn(answers)
  const count = rows.length
  if (numbers.length !== count * 4) throw new Error(`ledger.post_many answered ${numbers.length} numbers for ${count}`)
  return rows.map(({ amount }, i) => {
    const outcome = OUTCOMES[(numbers[i] ?? 0) - 1]
    if (!outcome) throw new Error(`ledger.post_many answered the outcome ${numbers[i]}`)
    const fromBefore = numbers[2 * count + i]
    const toBefore = numbers[3 * count + i]
    // What was refused moved nothing.
    const moved = outcome === 'insufficient-funds' ? 0 : amount
    return {
      outcome,
      transferId: numbers[count + i] ?? 0,
      fromBalance: fromBefore === undefined ? undefined : fromBefore - moved,
      toBalance: toBefore === undefined ? undefined : toBefore + moved,
    }
  })
}
