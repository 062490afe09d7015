import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { type Status, StatusChip } from '@maru/ui/status-chip.tsx'
import { Table } from '@maru/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { dayTime } from '../../shared/format/date.ts'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { type CouponEntry, couponList } from './calls/coupons.ts'
import { Worth } from './worth.tsx'

const looks: Record<CouponEntry['step'], Status> = {
  entered: 'placed',
  received: 'placed',
  gifted: 'returned',
  used: 'completed',
  expired: 'lost',
  voided: 'cancelled',
}

/** What became of the member's coupons, the newest first. */
export function CouponHistory() {
  const say = useText('coupons')
  const { page, turnTo } = useFilter()
  const { data, error, refetch, isPlaceholderData } = useQuery(couponList(page))
  if (error && !data) return <LoadFailed title={say('failed')} problem={error} retry={refetch} />
  return (
    <Card pad={false} aria-busy={!data || isPlaceholderData}>
      {!data ? (
        <div className="grid gap-2 p-4">
          <SkeletonTiles count={6} shape="row" />
        </div>
      ) : data.list.length === 0 ? (
        <Empty title={say('list.none')}>{say('list.noneText')}</Empty>
      ) : (
        <>
          <Rows rows={data.list} />
          <ListPager
            page={page}
            pages={Math.ceil(data.pageInfo.tatal_list_count / data.pageInfo.count_per_list)}
            onPage={turnTo}
          />
        </>
      )}
    </Card>
  )
}

function Rows({ rows }: { rows: readonly CouponEntry[] }) {
  const say = useText('coupons')
  const chip = ({ step }: CouponEntry) => <StatusChip state={looks[step]}>{say(`step.${step}`)}</StatusChip>
  const other = ({ step, other: nick }: CouponEntry) =>
    nick === '' ? '' : say(step === 'gifted' ? 'list.to' : 'list.from', { nick })
  return (
    <Table
      caption={say('list.title')}
      rows={rows}
      rowKey={(row) => row.entryIdx}
      line={(row) => ({
        title: row.title,
        note: [dayTime(row.at), other(row)].filter(Boolean).join(' · '),
        value: <Worth worth={row.worth} className="font-semibold" />,
        aside: chip(row),
      })}
      columns={[
        {
          key: 'time',
          head: say('list.time'),
          width: 130,
          cell: (row) => <span className="num text-text-2">{dayTime(row.at)}</span>,
        },
        { key: 'title', head: say('list.coupon'), cell: (row) => <b className="font-semibold">{row.title}</b> },
        { key: 'other', head: say('list.who'), cell: (row) => <span className="text-text-2">{other(row)}</span> },
        { key: 'worth', head: say('list.worth'), end: true, cell: (row) => <Worth worth={row.worth} /> },
        { key: 'step', head: say('list.state'), width: 150, cell: chip },
      ]}
    />
  )
}
