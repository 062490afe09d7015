import { Button } from '@mantine/core'
import type { TableShift } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useNow } from '../../../shared/time/now.ts'
import { seoulClock, seoulDay, seoulDayClock } from '../../../shared/time/seoul.ts'
import { useOrder } from '../calls/order.ts'

type ListProps = { shifts: TableShift[]; label: string; withTables?: boolean }

/** Who stands where, from when to when. */
export const ShiftList = ({ shifts, label, withTables = false }: ListProps) => {
  const t = useText('office')
  const now = useNow()
  const isNow = ({ from }: TableShift): boolean => Date.parse(from) <= now
  const columns: Column<TableShift>[] = [
    ...(withTables
      ? [{ id: 'table', head: t('tables.table'), cell: (row: TableShift) => <TableLink shift={row} /> }]
      : []),
    {
      id: 'name',
      head: t('tables.dealer'),
      cell: (row) => (
        <>
          <b>{row.name}</b> {isNow(row) && <Chip tone="ok">{t('tables.shift-now')}</Chip>}
        </>
      ),
      below: times,
    },
    {
      id: 'time',
      head: t('tables.shift-time'),
      isWideOnly: true,
      cell: (row) => <span className="num">{times(row)}</span>,
    },
    {
      id: 'figure',
      head: t('tables.shift-figure'),
      isDeskOnly: true,
      cell: (row) => t('tables.dealer-number', { number: row.dealer + 1 }),
    },
    { id: 'by', head: t('col.staff'), isDeskOnly: true, cell: (row) => row.by || '–' },
    { id: 'end', head: '', isFigure: true, cell: (row) => <EndShift shift={row} isNow={isNow(row)} /> },
  ]
  if (shifts.length === 0) return <Empty title={t('tables.shift-none')} />
  return (
    <Scroll>
      <Grid label={label} columns={columns} rows={shifts} idOf={({ shift }) => shift} />
    </Scroll>
  )
}

/** `11.20 18:00 – 22:00`. */
const times = ({ from, to }: TableShift): string =>
  `${seoulDayClock(from)} – ${seoulDay(from) === seoulDay(to) ? seoulClock(to) : seoulDayClock(to)}`

const TableLink = ({ shift: { vendorKey, gameKey, table } }: { shift: TableShift }) => (
  <Link to="/tables/$vendorKey/$gameKey" params={{ vendorKey, gameKey }} search={{ tab: 'shifts' }}>
    <b>{table}</b>
  </Link>
)

const EndShift = ({ shift, isNow }: { shift: TableShift; isNow: boolean }) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(shift)
  const [isAsking, setAsking] = useState(false)
  if (!may('tables.run')) return null
  const word = t(isNow ? 'tables.shift-end' : 'tables.shift-cancel')
  return (
    <>
      <Button size="compact-sm" onClick={() => setAsking(true)}>
        {word}
      </Button>
      {isAsking && (
        <ConfirmModal
          title={`${shift.name} · ${times(shift)}`}
          confirmLabel={word}
          isDanger
          isBusy={isBusy}
          onConfirm={() => give({ kind: 'end-shift', shift: shift.shift }, () => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {t(isNow ? 'tables.shift-end-note' : 'tables.shift-cancel-note')}
        </ConfirmModal>
      )}
    </>
  )
}
