import type { CashRow, CashType } from '@maru/contract'
import { cashOutcomeOf } from '@maru/contract/states'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { Table } from '@maru/ui/table.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { Sum } from '../../shared/format/sum.tsx'
import { Reason, RequestNote } from './request-note.tsx'

const places = 5

/** The last few requests, whatever their day. Undefined rows are on the way. */
export function RecentRequests({ cashType, rows }: { cashType: CashType; rows: CashRow[] | undefined }) {
  const say = useText('cash')
  const chip = (row: CashRow) => (
    <StatusChip state={cashOutcomeOf(row)}>{say(`state.${cashOutcomeOf(row)}`)}</StatusChip>
  )
  return (
    <Card pad={false}>
      <Table
        caption={say(`recent.${cashType}`)}
        busy={!rows}
        rows={rows?.slice(0, places) ?? []}
        rowKey={(row) => row.cashIdx}
        columns={[
          {
            key: 'time',
            head: say('list.time'),
            width: 160,
            cell: (row) => <span className="num">{dayTime(row.createdAt)}</span>,
          },
          {
            key: 'amount',
            head: say('list.amount'),
            width: 150,
            end: true,
            cell: (row) => <Sum units={row.amount} className="font-bold" />,
          },
          { key: 'state', head: say('list.state'), width: 140, cell: chip },
          {
            key: 'reason',
            head: say('list.note'),
            cell: (row) => <Reason row={row} />,
          },
        ]}
        line={(row) => ({
          title: <Sum units={row.amount} />,
          note: <RequestNote row={row} />,
          aside: chip(row),
        })}
        empty={<Empty title={say(`recent.${cashType}None`)}>{say('recent.noneText')}</Empty>}
      />
    </Card>
  )
}
