import { useText } from '@maru/i18n/react'
import { Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'

type DaysPanelProps<R> = { rows: R[]; columns: Column<R>[]; none: string }

/** What each of the last days came to. */
export const DaysPanel = <R extends { day: string }>({ rows, columns, none }: DaysPanelProps<R>) => {
  const say = useText('office-rewards')
  const day: Column<R> = { id: 'day', head: say('attendance.day'), cell: (row) => <b className="num">{row.day}</b> }
  return (
    <Panel title={say('attendance.days')} head={<span className="quiet">{say('attendance.days-note')}</span>}>
      {rows.length === 0 ? (
        <Empty title={none} />
      ) : (
        <Scroll>
          <Grid label={say('attendance.days')} columns={[day, ...columns]} rows={rows} idOf={(row) => row.day} />
        </Scroll>
      )}
    </Panel>
  )
}
