import type { ReactNode } from 'react'
import { Asking, Empty, type Pending } from './asking.tsx'
import { OlderPager } from './older-pager.tsx'
import { Panel } from './panel.tsx'

type Found<Row> = { rows: Row[]; next: string | null }
type ListPageProps<Row> = {
  title: string
  /** Of the list, also for who listens to the page. */
  list: string
  note: string
  empty: string
  filters: ReactNode
  query: Pending<Found<Row>>
  /** The row that the page begins behind; '': the newest. */
  before: string
  onBefore: (before: string) => void
  children: (rows: Row[]) => ReactNode
}

/** A page that is one list: filters beside its heading, rows, and pages of them. */
export const ListPage = <Row,>({
  title,
  list,
  note,
  empty,
  filters,
  query,
  before,
  onBefore,
  children,
}: ListPageProps<Row>) => (
  <div className="page-body">
    <div className="page-head">
      <h1>{title}</h1>
      {filters}
    </div>
    <Panel label={title} title={<h2>{list}</h2>} head={<span className="quiet">{note}</span>}>
      <Asking query={query} lines={10}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={empty} />
          ) : (
            <>
              {children(found.rows)}
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
    </Panel>
  </div>
)
