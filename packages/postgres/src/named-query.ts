import pg from 'pg'

/** What of the driver's own connection is used here; its types do not name it. */
interface Wire {
  describe(portal: object): void
}
/** How the driver reads the rows of an answer: their columns and the parser of each. */
interface Columns {
  fields: unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
type Answered = (error: Error | null | undefined, result: unknown) => void

/** The driver's query with those of its methods and fields that its types do not name. */
const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig,
  values: unknown[] | undefined,
  answered: Answered,
) => {
  name: string
  _result: Columns
  _accumulateRows: boolean
  prepare(wire: Wire): void
  handleCommandComplete(message: object, wire: Wire): void
}

/** By the name of the statement. */
const known = new WeakMap<Wire, Map<string, Columns>>()
const silenced = new WeakMap<Wire, Wire>()

/**
 * A named statement that asks for its columns on its first run on a connection only: where they changed later, PostgreSQL would refuse to run it. The driver asks each
 * time, and to describe the columns and read the description takes longer than many a statement.
 */
export class NamedQuery extends DriverQuery {
  override prepare(wire: Wire): void {
    const columns = known.get(wire)?.get(this.name)
    if (columns) {
      Object.assign(this._result, columns)
      // As the driver does when it is given the columns.
      this._accumulateRows = true
    }
    super.prepare(columns ? withoutDescribe(wire) : wire)
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    super.handleCommandComplete(message, wire)
    const columns = known.get(wire) ?? new Map<string, Columns>()
    if (columns.has(this.name)) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    known.set(wire, columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject }))
  }
}

const withoutDescribe = (wire: Wire): Wire => {
  const silent = silenced.get(wire) ?? Object.create(wire, { describe: { value: () => {} } })
  silenced.set(wire, silent)
  return silent
}
