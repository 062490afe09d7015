import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'

const features = tableFeatures({})
type Features = typeof features

export type Column<T> = {
  id: string
  head: string
  cell: (row: T) => ReactNode
  /** Figures stand at the right. */
  isFigure?: boolean
  /** Left out on a phone. */
  isWideOnly?: boolean
  /** Left out on an upright tablet and on a phone. */
  isDeskOnly?: boolean
  /** The cell's second line on a phone, where columns of lesser weight are left out. */
  below?: (row: T) => ReactNode
  mayWrap?: boolean
}

type GridProps<T> = {
  label: string
  columns: Column<T>[]
  rows: T[]
  idOf: (row: T) => number | string
  chosen?: number | string | undefined
  onRow?: ((row: T) => void) | undefined
  isGone?: (row: T) => boolean
}

/** A dense table. A row that can be pressed is a stop of the keyboard as well. */
export const Grid = <T extends object>({ label, columns, rows, idOf, chosen, onRow, isGone }: GridProps<T>) => {
  const defs = useMemo(() => columns.map((c): ColumnDef<Features, T> => ({ id: c.id, header: c.head })), [columns])
  const byId = new Map(columns.map((c) => [c.id, { ...c, className: classOf(c) }]))
  const table = useTable({ features, columns: defs, data: rows, getRowId: (row) => String(idOf(row)) })
  return (
    <table className="grid" aria-label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id} scope="col" className={byId.get(header.id)?.className}>
                <table.FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-gone={isGone?.(row.original) ? '' : undefined}
            aria-current={chosen !== undefined && String(chosen) === row.id ? 'true' : undefined}
            {...(onRow
              ? {
                  'data-press': '',
                  tabIndex: chosen === undefined || String(chosen) === row.id ? 0 : -1,
                  onClick: () => onRow(row.original),
                  onKeyDown: (event) => {
                    if (event.target === event.currentTarget && event.key === ' ') {
                      event.preventDefault()
                      onRow(row.original)
                    }
                  },
                }
              : {})}
          >
            {/* Drawn here and not by the table, to whom each drawing's functions are new components: a press on what is replaced under it is lost. */}
            {row.getAllCells().map(({ id, column }) => {
              const own = byId.get(column.id)
              return (
                <td key={id} className={own?.className}>
                  {own && cellOf(own, row.original)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellOf = <T,>({ cell, below }: Pick<Column<T>, 'cell' | 'below'>, row: T): ReactNode =>
  below ? (
    <>
      {cell(row)}
      <small className="grid-below narrow-only">{below(row)}</small>
    </>
  ) : (
    cell(row)
  )

type Placed = Pick<Column<never>, 'id' | 'isFigure' | 'isWideOnly' | 'isDeskOnly' | 'mayWrap'>

const classOf = ({ id, isFigure, isWideOnly, isDeskOnly, mayWrap }: Placed): string =>
  [`col-${id}`, isFigure && 'end', isWideOnly && 'wide-only', isDeskOnly && 'desk-only', mayWrap && 'wrap']
    .filter(Boolean)
    .join(' ')
