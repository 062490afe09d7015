import type { Key, ReactNode } from 'react'
import { cx } from './cx.ts'
import { SkeletonTiles } from './skeleton.tsx'

export type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand right and tabular. */
  end?: boolean
  width?: number | string
  /** The full word, when the head is a short form. */
  title?: string
  /** What the column adds up to, below the last row. */
  foot?: ReactNode
}

export type RowLineParts = {
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
  aside?: ReactNode
  below?: ReactNode
}

export type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** The same row in two lines, for 600 or less, or 900 where the table is wide. Without it the table scrolls sideways. */
  line?: (row: Row) => RowLineParts
  /** Has more columns than a tablet has room for. */
  isWide?: boolean
  /** What the columns' `foot` says, in the lines. */
  lineFoot?: RowLineParts
  /** The head stays below the site's bar while the rows scroll, where the table is not wider than its place. */
  isHeadKept?: boolean
  onRow?: (row: Row) => void
  /** Whether a press on that row leads anywhere; without it on each. */
  opens?: (row: Row) => boolean
  rowLabel?: (row: Row) => string
  /** The row that is looked at beside the table. */
  isChosen?: (row: Row) => boolean
  /** Shown in the place of rows. */
  empty?: ReactNode
  busy?: boolean
  className?: string
}

/** Rows of 52, head of 12; put it into `<Card pad={false}>`. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    line,
    lineFoot,
    onRow,
    opens,
    rowLabel,
    isChosen,
    empty,
    busy,
    isHeadKept,
    isWide,
    className,
  } = props
  const hasFoot = columns.some(({ foot }) => foot !== undefined)
  if (busy && rows.length === 0)
    return (
      <div aria-busy="true" className={cx('grid gap-2 p-4', className)}>
        <SkeletonTiles count={5} shape="row" />
      </div>
    )
  if (rows.length === 0) return <div className={className}>{empty}</div>
  return (
    <div aria-busy={busy || undefined} className={className}>
      <div
        className={cx(
          isHeadKept ? 'max-desk:overflow-x-auto' : 'overflow-x-auto',
          line && (isWide ? 'max-[900px]:hidden' : 'max-tablet:hidden'),
        )}
      >
        <table className="w-full border-collapse text-13">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  title={column.title}
                  style={{ width: column.width }}
                  className={cx(
                    CELL,
                    'h-10 border-line font-semibold text-12 text-text-3',
                    isHeadKept && KEPT,
                    column.end ? 'text-right' : 'text-left',
                  )}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                aria-current={isChosen?.(row) ? 'true' : undefined}
                className="relative transition-colors aria-[current]:bg-accent-tint! hover:bg-[color-mix(in_oklab,var(--surface-3)_45%,transparent)] [&:last-child>td]:border-b-0"
              >
                {columns.map((column, at) => (
                  <td key={column.key} className={cx(CELL, 'h-13 border-line-soft', column.end && 'num text-right')}>
                    {at === 0 && onRow && (opens?.(row) ?? true) && (
                      <button
                        type="button"
                        aria-label={rowLabel?.(row)}
                        onClick={() => onRow(row)}
                        className="absolute inset-0 -outline-offset-2"
                      />
                    )}
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {hasFoot && (
            <tfoot>
              <tr>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={cx(CELL, 'h-13 border-b-0! font-bold', FOOT, column.end && 'num text-right')}
                  >
                    {column.foot}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {line && (
        <ul aria-label={caption} className={isWide ? 'min-[901px]:hidden' : 'tablet:hidden'}>
          {rows.map((row) => (
            <RowLine
              key={rowKey(row)}
              {...line(row)}
              onPress={onRow && (opens?.(row) ?? true) ? () => onRow(row) : undefined}
              label={rowLabel?.(row)}
            />
          ))}
          {lineFoot && <RowLine {...lineFoot} className={FOOT} />}
        </ul>
      )}
    </div>
  )
}

/** Two lines: what and how much above, when and in which state below. */
export function RowLine({
  title,
  note,
  value,
  aside,
  below,
  onPress,
  label,
  className,
}: RowLineParts & { onPress?: (() => void) | undefined; label?: string; className?: string }) {
  return (
    <li
      className={cx(
        'relative flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-line-soft border-t px-4 py-2.5 first:border-t-0',
        className,
      )}
    >
      {onPress && (
        <button type="button" aria-label={label} onClick={onPress} className="absolute inset-0 -outline-offset-2" />
      )}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-semibold">{title}</span>
        {note && <span className="num line-clamp-3 whitespace-normal text-12 text-text-3 leading-snug">{note}</span>}
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        {value && <span className="num font-semibold">{value}</span>}
        {aside}
      </span>
      {below && <span className="basis-full">{below}</span>}
    </li>
  )
}

const CELL =
  'whitespace-nowrap border-b px-3 first:pl-5 last:pr-5 [&>small]:block [&>small]:text-12 [&>small]:text-text-3'
const KEPT = 'desk:sticky desk:top-16 desk:z-1 desk:bg-surface-2 desk:first:rounded-tl-card desk:last:rounded-tr-card'
const FOOT = 'border-line border-t'
