import { asText, columnOf, itemsIn, numbersIn } from '../../../platform/db/index.ts'

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
export type BatchAnswer = {
  outcome: 'posted' | 'repeat' | 'reused' | 'short'
  transferId: number
  fromBalance: number | undefined
  toBalance: number | undefined
}
/** A connection or a pool. */
export type Asking = { query<Row>(statement: object): Promise<{ rows: Row[] }> }
/** Ids of house accounts by site, currency and name. They are opened once and never go. */
export type HouseIds = Map<string, number>

/** Named, so that a connection plans it once. Its arrays come and go as text. */
const POST_MANY = {
  name: 'ledger.post_many',
  text: 'SELECT * FROM ledger.post_many($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  types: asText,
}

/** Writes a batch in the order given. Keys must differ from one another, and `openHouses` must have seen its rows. */
export const postMany = async (
  asking: Asking,
  rows: readonly BatchRow[],
  houseIds: HouseIds,
): Promise<BatchAnswer[]> => {
  const { rows: answered } = await asking.query<Record<string, string>>({
    ...POST_MANY,
    values: arraysOf(rows, houseIds),
  })
  return answersFrom(answered[0] ?? {}, rows.length)
}

/** Opens the house accounts that are not in `houseIds` yet. To be committed before anybody relies on `houseIds`. */
export const openHouses = async (asking: Asking, rows: readonly BatchRow[], houseIds: HouseIds): Promise<void> => {
  for (const { row, house } of missingHouses(rows, houseIds)) {
    const { rows: opened } = await asking.query<{ id: number }>({
      text: 'SELECT ledger.house_account($1, $2, $3) AS id',
      values: [row.siteId, house, row.currencyNo],
    })
    houseIds.set(houseName(row, house), Number(opened[0]?.id))
  }
}

export const missingHouses = (rows: readonly BatchRow[], houseIds: HouseIds): { row: BatchRow; house: string }[] =>
  rows.flatMap((row) =>
    [row.from, row.to]
      .filter((side) => typeof side === 'string')
      .filter((house) => !houseIds.has(houseName(row, house)))
      .map((house) => ({ row, house })),
  )

const houseName = ({ siteId, currencyNo }: BatchRow, house: string): string => `${siteId}:${currencyNo}:${house}`

const arraysOf = (rows: readonly BatchRow[], houseIds: HouseIds): string[] => {
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
    `{${accounts.join(',')}}`,
    columnOf(rows, (row) => row.siteId),
    columnOf(rows, (row) => row.kindNo),
    columnOf(rows, (row) => row.currencyNo),
    columnOf(rows, (row) => idOf(row, row.from)),
    columnOf(rows, (row) => idOf(row, row.to)),
    columnOf(rows, (row) => placeOf.get(row.from) ?? 0),
    columnOf(rows, (row) => placeOf.get(row.to) ?? 0),
    columnOf(rows, (row) => row.amount),
    columnOf(rows, (row) => row.keyHash),
    columnOf(rows, (row) => row.reference),
    columnOf(rows, (row) => row.happenedAt),
  ]
}

const answersFrom = (row: Record<string, string>, count: number): BatchAnswer[] => {
  const outcomes = itemsIn(row.outcomes)
  const transferIds = numbersIn(row.transfer_ids)
  const fromBalances = numbersIn(row.from_balances)
  const toBalances = numbersIn(row.to_balances)
  if (outcomes.length !== count) throw new Error(`ledger.post_many answered ${outcomes.length} of ${count}`)
  return outcomes.map((outcome, i) => ({
    outcome: outcome as BatchAnswer['outcome'],
    transferId: transferIds[i] ?? 0,
    fromBalance: fromBalances[i],
    toBalance: toBalances[i],
  }))
}
