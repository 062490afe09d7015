import type { AdminPartner } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { exactPercent } from '../../shared/money.ts'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { Change, Changes } from '../../shared/parts/second-panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { changedRates } from './rates.rules.ts'

type Version = AdminPartner['versions'][number]

/** Who changed which rates when; nothing where none were saved. */
export const RateVersions = ({ versions }: { versions: Version[] }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const columns: Column<Version>[] = [
    { id: 'version', head: say('rates.version'), cell: ({ version }) => <b className="num">{version}</b> },
    {
      id: 'what',
      head: say('rates.changed'),
      mayWrap: true,
      cell: (row) => {
        const before = versions.find(({ version }) => version === row.version - 1)
        // Of the oldest that is shown, what was before is not known.
        if (!before && row.version > 1) return '–'
        return (
          <Changes>
            {changedRates(before?.rates, row.rates).map((change) => (
              <Change
                key={`${change.product} ${change.kind}`}
                label={`${say(`product.${change.product}`)} ${say(`kind.${change.kind}`)}`}
                before={exactPercent(change.before)}
                after={exactPercent(change.after)}
              />
            ))}
          </Changes>
        )
      },
      below: (row) => (
        <>
          {row.savedBy} · <When at={row.at} />
        </>
      ),
    },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: ({ savedBy }) => savedBy || '–' },
    { id: 'reason', head: t('reason.label'), isWideOnly: true, mayWrap: true, cell: ({ reason }) => reason || '–' },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: ({ at }) => <When at={at} /> },
  ]
  if (versions.length === 0) return null
  return (
    <>
      <header className="panel-head panel-head-next">
        <h2>{say('rates.versions')}</h2>
      </header>
      <Scroll>
        <div className="rate-versions">
          <Grid label={say('rates.versions')} columns={columns} rows={versions} idOf={({ version }) => version} />
        </div>
      </Scroll>
    </>
  )
}
