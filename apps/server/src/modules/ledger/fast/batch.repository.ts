import type pg from 'pg'

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

/** Named, so that a connection plans it once. Its arrays come and go as text that is put together and taken apart here. */
const POST_MANY = {
  name: 'ledger.post_many',
  text: 'SELECT * FROM ledger.post_many($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
  types: { getTypeParser: () => (text: string) => text },
}

const TRIES = 5

/** Writes batches, each in one commit and in the order given. Keys must differ from one another within a batch. */
export const batchesOn = (pool: pg.Pool): ((rows: readonly BatchRow[]) => Promise<BatchAnswer[]>) => {
  // House accounts are opened once and never go: their ids are asked for once per process.
  const houseIds = new Map<string, number>()
  return async (rows) => {
    for (const row of rows)
      for (const side of [row.from, row.to])
        if (typeof side === 'string' && !houseIds.has(houseName(row, side)))
          houseIds.set(houseName(row, side), await openHouseAccount(pool, row, side))
    const values = arraysOf(rows, houseIds)
    for (let attempt = 1; ; attempt++) {
      try {
        const { rows: answered } = await pool.query<Record<string, string>>({ ...POST_MANY, values })
        return answersFrom(answered[0] ?? {}, rows.length)
      } catch (error) {
        // Serialization failure or deadlock: given up for another's sake, and wholly.
        const { code } = error as { code?: string }
        if (attempt === TRIES || (code !== '40001' && code !== '40P01')) throw error
      }
    }
  }
}

const houseName = ({ siteId, currencyNo }: BatchRow, house: string): string => `${siteId}:${currencyNo}:${house}`

const openHouseAccount = async (pool: pg.Pool, { siteId, currencyNo }: BatchRow, house: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('SELECT ledger.house_account($1, $2, $3) AS id', [
    siteId,
    house,
    currencyNo,
  ])
  return Number(rows[0]?.id)
}

const arraysOf = (rows: readonly BatchRow[], houseIds: ReadonlyMap<string, number>): string[] => {
  const purses = new Set<number>()
  for (const { from, to } of rows) {
    if (typeof from === 'number') purses.add(from)
    if (typeof to === 'number') purses.add(to)
  }
  const idOf = (row: BatchRow, side: number | string): number =>
    typeof side === 'number' ? side : (houseIds.get(houseName(row, side)) ?? 0)
  const accounts = [...purses].sort((a, b) => a - b)
  const placeOf = new Map<number | string, number>(accounts.map((account, i) => [account, i + 1]))
  const column = (of: (row: BatchRow) => string | number): string => `{${rows.map(of).join(',')}}`
  return [
    `{${accounts.join(',')}}`,
    column((row) => row.siteId),
    column((row) => row.kindNo),
    column((row) => row.currencyNo),
    column((row) => idOf(row, row.from)),
    column((row) => idOf(row, row.to)),
    column((row) => placeOf.get(row.from) ?? 0),
    column((row) => placeOf.get(row.to) ?? 0),
    column((row) => row.amount),
    column((row) => row.keyHash),
    column((row) => quoted(row.reference)),
    column((row) => row.happenedAt.toISOString()),
  ]
}

/** As an element of an array of texts. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

const answersFrom = (row: Record<string, string>, count: number): BatchAnswer[] => {
  const outcomes = itemsOf(row.outcomes)
  const transferIds = itemsOf(row.transfer_ids)
  const fromBalances = itemsOf(row.from_balances)
  const toBalances = itemsOf(row.to_balances)
  if (outcomes.length !== count) throw new Error(`ledger.post_many answered ${outcomes.length} of ${count}`)
  return outcomes.map((outcome, i) => ({
    outcome: outcome as BatchAnswer['outcome'],
    transferId: numberIn(transferIds[i]) ?? 0,
    fromBalance: numberIn(fromBalances[i]),
    toBalance: numberIn(toBalances[i]),
  }))
}

const itemsOf = (array: string | undefined): string[] => (array ?? '{}').slice(1, -1).split(',')
const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || text === 'NULL' ? undefined : Number(text)
