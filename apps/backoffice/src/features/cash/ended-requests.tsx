import type { AdminCashRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { type CashFilter, useCashRequests } from './calls/cash-requests.ts'
import { endedColumns } from './cash-columns.tsx'

type EndedRequestsProps = {
  filter: CashFilter
  /** The row that the page begins behind; '': the first. */
  before: string
  onBefore: (before: string) => void
  onMember?: (memberId: number) => void
}

/** Requests that need nobody any more; all of one member's on the member's page. */
export const EndedRequests = ({ filter, before, onBefore, onMember }: EndedRequestsProps) => {
  const t = useText('office')
  const query = useCashRequests({ state: 'ended', size: 20, ...filter, before })
  return (
    <Asking query={query}>
      {(found) =>
        found.rows.length === 0 ? (
          <Empty title={t('cash.none')} />
        ) : (
          <>
            <Scroll>
              <Grid
                label={t('cash.title')}
                columns={endedColumns(t)}
                rows={found.rows}
                idOf={(r) => r.cashIdx}
                onRow={onMember && ((r: AdminCashRow) => onMember(r.memberId))}
              />
            </Scroll>
            <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
          </>
        )
      }
    </Asking>
  )
}
