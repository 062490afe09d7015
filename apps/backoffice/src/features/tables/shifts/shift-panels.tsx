import type { DeskTable, TableShift } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Asking } from '../../../shared/parts/asking.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useShifts } from '../calls/shifts.ts'
import { ShiftForm } from './shift-form.tsx'
import { ShiftList } from './shift-list.tsx'

/** Shifts of one table, and the form that plans one. */
export const TableShifts = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const may = useMay()
  const query = useShifts()
  const isOf = ({ vendorKey, gameKey }: TableShift) => vendorKey === table.vendorKey && gameKey === table.gameKey
  return (
    <Asking query={query} lines={4}>
      {({ shifts, silent }) => (
        <div className="table-now table-one">
          {may('tables.run') && <ShiftForm table={table} shifts={shifts} />}
          <Panel title={t('tables.shifts')}>
            <Silent vendors={silent} />
            <ShiftList shifts={shifts.filter(isOf)} label={t('tables.shifts')} />
          </Panel>
        </div>
      )}
    </Asking>
  )
}

/** Who stands at any table now, and who comes next. */
export const AllShifts = () => {
  const t = useText('office')
  const query = useShifts()
  return (
    <Panel title={t('tables.shifts')}>
      <Asking query={query} lines={3}>
        {({ shifts, silent }) => (
          <>
            <Silent vendors={silent} />
            <ShiftList shifts={shifts} label={t('tables.shifts')} withTables />
          </>
        )}
      </Asking>
    </Panel>
  )
}

const Silent = ({ vendors }: { vendors: readonly string[] }) => {
  const t = useText('office')
  return vendors.length > 0 ? (
    <p className="warn-bar">{t('tables.shift-silent', { vendors: vendors.join(', ') })}</p>
  ) : null
}
