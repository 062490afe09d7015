import { Asking, Empty, type Pending } from './asking.tsx'
import { type Column, Grid } from './grid.tsx'
import { OlderPager } from './older-pager.tsx'
import { Scroll } from './scroll.tsx'

type OlderRowsProps<R> = {
  query: Pending<{ rows: R[]; next: string | null }>
  lines: number
  label: string
  /** Said where there is no row. */
  none: string
  columns: Column<R>[]
  idOf: (row: R) => string | number
  /** The row that the page begins behind; '': the newest. */
  before: string
  onBefore: (before: string) => void
}

/** A list, the newest rows first, with ways to older ones. */
export const OlderRows = <R extends object>({
  query,
  lines,
  label,
  none,
  columns,
  idOf,
  before,
  onBefore,
}: OlderRowsProps<R>) => (
  <Asking query={query} lines={lines}>
    {({ rows, next }) =>
      rows.length === 0 ? (
        <Empty title={none} />
      ) : (
        <>
          <Scroll>
            <Grid label={label} columns={columns} rows={rows} idOf={idOf} />
          </Scroll>
          <OlderPager before={before} newest="" next={next} onBefore={onBefore} />
        </>
      )
    }
  </Asking>
)
