/**
 * Columns of rows as PostgreSQL takes an array in its binary form, for `unnest`: as text each element costs both sides several times as much, and `pg`
 * knows texts only. Each throws RangeError for what its type does not hold; null and undefined are NULL.
 * The form (array_recv in PostgreSQL's arrayfuncs.c): dimensions, whether there are NULLs, the elements' type; of the one dimension how many and from
 * which; then each element with its length before it, or -1 for NULL. All in int4, highest byte first.
 */
type Column<Row, Value> = (row: Row) => Value | null | undefined

/** Of PostgreSQL's pg_type. */
const TYPES = {
  boolean: { oid: 16, width: 1 },
  bytea: { oid: 17 },
  int8: { oid: 20, width: 8 },
  int2: { oid: 21, width: 2 },
  int4: { oid: 23, width: 4 },
  text: { oid: 25 },
  date: { oid: 1082, width: 4 },
  timestamptz: { oid: 1184, width: 8 },
  uuid: { oid: 2950, width: 16 },
} as const
/** With dimensions; an array without elements has none. */
const HEADER = 20
const LENGTH = 4
const UINT4 = 2 ** 32
const LIMITS: Record<number, number> = { 1: 1, 2: 2 ** 15 - 1, 4: 2 ** 31 - 1, 8: Number.MAX_SAFE_INTEGER }
/** From which PostgreSQL counts. */
const EPOCH_MS = Date.UTC(2000, 0, 1)
const DAY_MS = 86_400_000

export const int2s = <Row>(rows: readonly Row[], of: Column<Row, number>): Buffer => numbers(rows, of, TYPES.int2)
export const int4s = <Row>(rows: readonly Row[], of: Column<Row, number>): Buffer => numbers(rows, of, TYPES.int4)
export const int8s = <Row>(rows: readonly Row[], of: Column<Row, number>): Buffer => numbers(rows, of, TYPES.int8)

export const booleans = <Row>(rows: readonly Row[], of: Column<Row, boolean>): Buffer =>
  numbers(rows, (row) => numberFrom(of(row), Number), TYPES.boolean)

/** timestamptz. */
export const instants = <Row>(rows: readonly Row[], of: Column<Row, Date>): Buffer =>
  numbers(rows, (row) => numberFrom(of(row), microseconds), TYPES.timestamptz)

/** date, of 'YYYY-MM-DD'. */
export const days = <Row>(rows: readonly Row[], of: Column<Row, string>): Buffer =>
  numbers(rows, (row) => numberFrom(of(row), dayNumber), TYPES.date)

export const texts = <Row>(rows: readonly Row[], of: Column<Row, string>): Buffer => {
  const values = rows.map(of)
  // A character of JavaScript is at most three bytes.
  const most = values.reduce((sum, text) => sum + LENGTH + (text ? text.length * 3 : 0), HEADER)
  const column = begin(TYPES.text.oid, rows.length, most)
  for (const text of values) {
    if (text === null || text === undefined) putNull(column)
    else {
      const length = putText(column.bytes, text, column.at + LENGTH)
      column.view.setInt32(column.at, length)
      column.at += LENGTH + length
    }
  }
  return ended(column)
}

/** bytea. */
export const byteStrings = <Row>(rows: readonly Row[], of: Column<Row, Uint8Array>): Buffer => {
  const values = rows.map(of)
  const most = values.reduce((sum, bytes) => sum + LENGTH + (bytes?.length ?? 0), HEADER)
  const column = begin(TYPES.bytea.oid, rows.length, most)
  for (const bytes of values) {
    if (bytes === null || bytes === undefined) putNull(column)
    else {
      column.view.setInt32(column.at, bytes.length)
      column.bytes.set(bytes, column.at + LENGTH)
      column.at += LENGTH + bytes.length
    }
  }
  return ended(column)
}

/** uuid, of 32 hexadecimal digits. */
export const uuids = <Row>(rows: readonly Row[], of: (row: Row) => string): Buffer => {
  const { oid, width } = TYPES.uuid
  const column = begin(oid, rows.length, HEADER + rows.length * (LENGTH + width))
  for (const row of rows) {
    const digits = of(row)
    column.view.setInt32(column.at, width)
    if (digits.length !== 2 * width || column.bytes.write(digits, column.at + LENGTH, width, 'hex') !== width)
      throw new RangeError(`not 32 hexadecimal digits: ${digits}`)
    column.at += LENGTH + width
  }
  return ended(column)
}

type Begun = { bytes: Buffer; view: DataView; at: number }

const begin = (oid: number, count: number, most: number): Begun => {
  const bytes = Buffer.allocUnsafe(most)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  view.setInt32(0, count === 0 ? 0 : 1)
  view.setInt32(4, 1)
  view.setInt32(8, oid)
  view.setInt32(12, count)
  view.setInt32(16, 1)
  return { bytes, view, at: count === 0 ? 12 : HEADER }
}
const ended = ({ bytes, at }: Begun): Buffer => bytes.subarray(0, at)

const putNull = (column: Begun): void => {
  column.view.setInt32(column.at, -1)
  column.at += LENGTH
}

const numbers = <Row>(
  rows: readonly Row[],
  of: Column<Row, number>,
  { oid, width }: { oid: number; width: number },
): Buffer => {
  const column = begin(oid, rows.length, HEADER + rows.length * (LENGTH + width))
  const limit = LIMITS[width] as number
  for (const row of rows) {
    const value = of(row)
    if (value === null || value === undefined) putNull(column)
    else {
      if (!Number.isSafeInteger(value) || value > limit || value < -limit)
        throw new RangeError(`${value} in ${width} bytes`)
      column.view.setInt32(column.at, width)
      putNumber(column.view, value, column.at + LENGTH, width)
      column.at += LENGTH + width
    }
  }
  return ended(column)
}

const putNumber = (view: DataView, value: number, at: number, width: number): void => {
  if (width === 8) {
    const high = Math.floor(value / UINT4)
    view.setInt32(at, high)
    view.setUint32(at + 4, value - high * UINT4)
  } else if (width === 4) view.setInt32(at, value)
  else if (width === 2) view.setInt16(at, value)
  else view.setInt8(at, value)
}

/** How many bytes it took. Most are plain and short, where asking Buffer for each takes longer than the loop. */
const putText = (bytes: Buffer, text: string, at: number): number => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return bytes.write(text, at)
    bytes[at + i] = code
  }
  return text.length
}

const numberFrom = <Value>(value: Value | null | undefined, made: (value: Value) => number): number | undefined =>
  value === null || value === undefined ? undefined : made(value)
const microseconds = (instant: Date): number => (instant.getTime() - EPOCH_MS) * 1000
const dayNumber = (day: string): number => (Date.parse(day) - EPOCH_MS) / DAY_MS

/** The elements of an array of numbers as PostgreSQL writes it in text; undefined for NULL. */
export const numbersIn = (array: string | undefined): (number | undefined)[] =>
  itemsIn(array).map((text) => (text === 'NULL' ? undefined : Number(text)))

/** The elements of an array whose texts need no quotes. */
const itemsIn = (array: string | undefined): string[] =>
  array === undefined || array === '{}' ? [] : array.slice(1, -1).split(',')

/** For statements whose answer is taken apart by hand: values come as PostgreSQL writes them. */
export const asText = { getTypeParser: () => (text: string) => text }
