import { Button } from '@mantine/core'
import type { AdminTransferRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { sumDigits } from '../../shared/money.ts'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { useAskTransfer } from './calls/transfers.ts'
import { MemberName } from './member-name.tsx'

export const TransfersTable = ({ rows }: { rows: AdminTransferRow[] }) => {
  const t = useText('office')
  const say = useText('office-transfers')
  const may = useMay()
  const ask = useAskTransfer()
  const columns: Column<AdminTransferRow>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.createdAt} /> },
    {
      id: 'member',
      head: t('col.member'),
      cell: (row) => <MemberName {...row} />,
      below: (row) => <When at={row.createdAt} />,
    },
    {
      id: 'vendor',
      head: say('list.vendor'),
      cell: (row) => say(row.direction === 'in' ? 'list.in' : 'list.out', { vendor: row.vendorName }),
    },
    { id: 'amount', head: t('col.amount'), isFigure: true, cell: (row) => <b>{sumDigits(row.amount)}</b> },
    {
      id: 'status',
      head: say('list.status'),
      cell: (row) => (
        <span className={row.status === 'sent' ? 'bad' : row.status === 'refused' ? 'quiet' : ''}>
          {say(`status.${row.status}`)}
        </span>
      ),
    },
    {
      id: 'problem',
      head: say('list.problem'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => (
        <span className="second">
          {row.problem}
          {row.status === 'sent' && row.tries > 0 && ` · ${say('list.tries', { tries: row.tries })}`}
          {row.status === 'sent' && row.nextAt && ` · ${say('list.asked', { at: seoulDayClock(row.nextAt) })}`}
          {(row.problem || row.status === 'sent') && <br />}
          <span className="num">{row.transferUuid}</span>
        </span>
      ),
    },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        row.status === 'sent' &&
        may('transfers.decide') && (
          <Button
            size="compact-sm"
            loading={ask.isPending && ask.variables.params?.transferId === row.transferId}
            onClick={() => ask.mutate({ params: { transferId: row.transferId } })}
          >
            {say('list.ask')}
          </Button>
        ),
    },
  ]
  return (
    <Scroll>
      <Grid label={say('list.title')} columns={columns} rows={rows} idOf={({ transferId }) => transferId} />
    </Scroll>
  )
}
