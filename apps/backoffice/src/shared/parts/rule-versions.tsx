import { useText } from '@maru/i18n/react'
import { Empty } from './asking.tsx'
import { Chip } from './chip.tsx'
import { type Column, Grid } from './grid.tsx'
import { Panel } from './panel.tsx'
import { Scroll } from './scroll.tsx'
import { When } from './when.tsx'

/** `from`: the day from which on it is in force. `came`: what it came to. */
type VersionRow = {
  version: number
  changedAt: string
  staffName: string
  reason: string
  from?: string
  came?: string
}

/** Who changed rules when and why. `inForce`: the version that holds now. */
export const RuleVersions = ({ rows, inForce }: { rows: VersionRow[]; inForce: number | undefined }) => {
  const t = useText('office')
  const optional = (['from', 'came'] as const).filter((id) => rows.some((row) => row[id] !== undefined))
  const columns: Column<VersionRow>[] = [
    {
      id: 'version',
      head: t('versions.version'),
      cell: ({ version }) => (
        <span className="row">
          <b className="num">{version}</b>
          {version === inForce && <Chip tone="ok">{t('versions.in-force')}</Chip>}
        </span>
      ),
    },
    ...optional.map((id) => ({
      id,
      head: t(`versions.${id}`),
      isWideOnly: true,
      cell: (row: VersionRow) => <span className="num">{row[id] ?? '–'}</span>,
    })),
    { id: 'at', head: t('col.at'), cell: (row) => <When at={row.changedAt} />, below: (row) => row.staffName },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName || '–' },
    { id: 'reason', head: t('reason.label'), mayWrap: true, cell: (row) => row.reason },
  ]
  return (
    <Panel title={t('versions.title')}>
      {rows.length === 0 ? (
        <Empty title={t('versions.none')} />
      ) : (
        <Scroll>
          <Grid label={t('versions.title')} columns={columns} rows={rows} idOf={(row) => row.version} />
        </Scroll>
      )}
    </Panel>
  )
}
