import { useText } from '@maru/i18n/react'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'

type Row = { version: number; changedAt: string; staffName: string; reason: string; from?: string; came?: string }

/** Who changed it when and why. `inForce`: the version that holds now. `came`: what it came to. */
export const Versions = ({ rows, inForce }: { rows: Row[]; inForce: number | undefined }) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const columns: Column<Row>[] = [
    {
      id: 'version',
      head: say('versions.version'),
      cell: ({ version }) => (
        <span className="row">
          <b className="num">{version}</b>
          {version === inForce && <Chip tone="ok">{say('versions.in-force')}</Chip>}
        </span>
      ),
    },
    { id: 'at', head: t('col.at'), cell: (row) => <When at={row.changedAt} />, below: (row) => row.staffName },
    {
      id: 'from',
      head: say('versions.from'),
      isWideOnly: true,
      cell: ({ from, came }) => <span className="num">{from ?? came ?? '–'}</span>,
    },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName || '–' },
    { id: 'reason', head: t('reason.label'), mayWrap: true, cell: (row) => row.reason },
  ]
  return (
    <Panel title={say('versions.title')}>
      {rows.length === 0 ? (
        <Empty title={say('versions.none')} />
      ) : (
        <Scroll>
          <Grid label={say('versions.title')} columns={columns} rows={rows} idOf={(row) => row.version} />
        </Scroll>
      )}
    </Panel>
  )
}
