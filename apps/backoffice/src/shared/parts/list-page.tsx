import type { ReactNode } from 'react'
import { Asking, Empty, type Pending } from './asking.tsx'
import { Pager } from './pager.tsx'
import { Panel } from './panel.tsx'

type Found<Row> = { rows: Row[]; page: number; size: number; total: number }
type ListPageProps<Row> = {
  title: string
  /** Of the list, also for who listens to the page. */
  list: string
  note: string
  empty: string
  filters: ReactNode
  query: Pending<Found<Row>>
  onPage: (page: number) => void
  children: (rows: Row[]) => ReactNode
}

/** A page that is one list: filters beside its heading, rows, and pages of them. */
export const ListPage = <Row,>({ title, list, note, empty, filters, query, onPage, children }: ListPageProps<Row>) => (
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
              <Pager page={found.page} size={found.size} total={found.total} onPage={onPage} />
            </>
          )
        }
      </Asking>
    </Panel>
  </div>
)
