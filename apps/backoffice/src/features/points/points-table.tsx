import type { AdminPointRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { amountText, digits } from '../../shared/money.ts'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { pointWords } from './point-words.ts'

/** `isOne`: all of one member, who needs no column. */
export const PointsTable = ({ rows, isOne = false }: { rows: AdminPointRow[]; isOne?: boolean }) => {
  const t = useText('office')
  const say = useText('office-points')
  const may = useMay()
  const member: Column<AdminPointRow> = {
    id: 'member',
    head: t('col.member'),
    cell: (row) =>
      may('members.read') ? (
        <Link to="/members/$memberId" params={{ memberId: String(row.memberId) }} search={{ tab: 'points', page: 1 }}>
          <b>{row.memNick}</b>
        </Link>
      ) : (
        <b>{row.memNick}</b>
      ),
    below: (row) => <When at={row.at} />,
  }
  const columns: Column<AdminPointRow>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
    ...(isOne ? [] : [member]),
    { id: 'kind', head: t('col.kind'), cell: (row) => say(pointWords[row.kind]), below: (row) => row.note },
    {
      id: 'note',
      head: say('list.note'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => <span className="second">{row.note || '–'}</span>,
    },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName || '–' },
    {
      id: 'amount',
      head: t('col.amount'),
      isFigure: true,
      cell: (row) => <b className={row.amount < 0 ? 'bad' : ''}>{amountText(row.amount, 'POINT', true)}</b>,
    },
    { id: 'balance', head: t('col.after'), isFigure: true, isWideOnly: true, cell: (row) => `${digits(row.balance)}P` },
  ]
  return (
    <Scroll>
      <Grid
        label={say('list.title')}
        columns={columns}
        rows={rows}
        idOf={({ memberId, pointIdx }) => `${memberId} ${pointIdx}`}
      />
    </Scroll>
  )
}
