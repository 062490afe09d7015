import { useText } from '@maru/i18n/react'
import { digits, signedSum, sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useGames } from './calls/games.ts'
import { byVendor, type VendorSum } from './vendor-sums.ts'

export const VendorsPanel = () => {
  const t = useText('office')
  const query = useGames()
  const columns: Column<VendorSum>[] = [
    {
      id: 'vendor',
      head: t('col.vendor'),
      cell: (v) => <b>{v.vendorName}</b>,
      below: (v) => `${t('col.rounds-today')} ${digits(v.rounds)}`,
    },
    { id: 'rounds', head: t('col.rounds-today'), isFigure: true, isWideOnly: true, cell: (v) => digits(v.rounds) },
    { id: 'stake', head: t('col.stake-today'), isFigure: true, isWideOnly: true, cell: (v) => sumDigits(v.stake) },
    { id: 'profit', head: t('col.profit-today'), isFigure: true, cell: (v) => signedSum(v.profit) },
    {
      id: 'state',
      head: t('col.status'),
      cell: (v) => (
        <Chip tone={v.on === v.games ? 'ok' : v.on === 0 ? 'bad' : 'warn'}>
          {t('games.on-of', { on: v.on, games: v.games })}
        </Chip>
      ),
    },
  ]
  return (
    <Panel title={t('games.vendors')} head={<span className="quiet">{t('games.vendors-note')}</span>}>
      <div className="panel-scroll panel-low">
        <Asking query={query} lines={3}>
          {(found) =>
            found.rows.length === 0 ? (
              <Empty title={t('games.empty')} />
            ) : (
              <Grid
                label={t('games.vendors')}
                columns={columns}
                rows={byVendor(found.rows)}
                idOf={(v) => v.vendorKey}
              />
            )
          }
        </Asking>
      </div>
    </Panel>
  )
}
