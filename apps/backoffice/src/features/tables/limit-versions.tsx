import { Button } from '@mantine/core'
import type { TableLimits } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'

type Version = TableLimits['versions'][number]
type Props = { versions: Version[]; onTake: (places: TableLimits['set']) => void }

/** What was set at this site before, by whom; one can be filled into the form again. */
export const LimitVersions = ({ versions, onTake }: Props) => {
  const t = useText('office')
  const mayChange = useMay()('tables.limits')
  const columns: Column<Version>[] = [
    { id: 'at', head: t('col.at'), cell: (row) => <When at={row.at} /> },
    { id: 'staff', head: t('col.staff'), cell: (row) => <b>{row.by || '–'}</b> },
    {
      id: 'places',
      head: t('tables.limits'),
      cell: ({ places }) => (places ? t('tables.limit-places', { count: places.length }) : t('tables.limit-own-again')),
    },
    {
      id: 'take',
      head: '',
      cell: ({ places }) =>
        mayChange && (
          <Button size="compact-sm" onClick={() => onTake(places)}>
            {t('tables.limit-take')}
          </Button>
        ),
    },
  ]
  return (
    <Panel title={t('tables.limit-versions')}>
      {versions.length === 0 ? (
        <Empty title={t('tables.limit-no-versions')} />
      ) : (
        <Scroll>
          <Grid
            label={t('tables.limit-versions')}
            columns={columns}
            rows={versions}
            idOf={({ at, by }) => `${at} ${by}`}
          />
        </Scroll>
      )}
    </Panel>
  )
}
