type Value = number | boolean | string | Date | null | undefined

/**
 * A column of rows as PostgreSQL reads an array, for `unnest`. Put together here, because `pg` takes its time over every element. Bytes as text:
 * `\x…`.
 */
export const columnOf = <Row>(rows: readonly Row[], of: (row: Row) => Value): string => {
  let text = '{'
  for (const row of rows) {
    const value = of(row)
    if (text.length > 1) text += ','
    if (value === null || value === undefined) text += 'NULL'
    else if (typeof value === 'string') text += quoted(value)
    else text += value instanceof Date ? value.toISOString() : value
  }
  return `${text}}`
}

const quoted = (text: string): string => (/[\\"]/.test(text) ? `"${text.replace(/[\\"]/g, '\\$&')}"` : `"${text}"`)

/** The elements of an array of numbers as PostgreSQL writes it; undefined for NULL. */
export const numbersIn = (array: string | undefined): (number | undefined)[] =>
  itemsIn(array).map((text) => (text === 'NULL' ? undefined : Number(text)))

/** The elements of an array whose texts need no quotes. */
export const itemsIn = (array: string | undefined): string[] =>
  array === undefined || array === '{}' ? [] : array.slice(1, -1).split(',')

/** For statements whose answer is taken apart by hand: values come as PostgreSQL writes them. */
export const asText = { getTypeParser: () => (text: string) => text }
