import { Button } from '@mantine/core'
import type { AdminAnswerOf, DeskTable, tableShoes } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useShoes } from './calls/shoes.ts'
import { ListFiles } from './list-files.tsx'
import { ShoeFile } from './shoe-file.tsx'

type Shoe = AdminAnswerOf<typeof tableShoes>['shoes'][number]

/** Shoes that were dealt, or cuts of a wheel or dice, the newest first. One opens with its rounds and proof. */
export const ShoesPanel = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const [before, setBefore] = useState<number>()
  const [chosen, setChosen] = useState<number>()
  const query = useShoes({ vendorKey: table.vendorKey, gameKey: table.gameKey }, before)
  const file = (shoes: readonly Shoe[]) => [
    [
      t('tables.shoe'),
      t('col.started'),
      t('col.ended'),
      t('minigames.rounds'),
      '',
      t('tables.seeds'),
      t('tables.commitment'),
    ],
    ...shoes.map((row) => [
      row.shoe,
      row.beganAt,
      row.endedAt,
      row.firstRound,
      row.lastRound,
      row.seeds,
      row.commitment,
    ]),
  ]
  const columns: Column<Shoe>[] = [
    { id: 'shoe', head: t('tables.shoe'), cell: (row) => <b className="num">{digits(row.shoe)}</b> },
    { id: 'began', head: t('col.started'), cell: (row) => <When at={row.beganAt} /> },
    {
      id: 'rounds',
      head: t('minigames.rounds'),
      isFigure: true,
      cell: (row) => `${digits(row.firstRound)} – ${digits(row.lastRound)}`,
    },
    { id: 'seeds', head: t('tables.seeds'), isFigure: true, isDeskOnly: true, cell: (row) => digits(row.seeds) },
    {
      id: 'state',
      head: t('col.status'),
      cell: (row) =>
        row.endedAt ? <Chip>{t('tables.shoe-ended')}</Chip> : <Chip tone="ok">{t('tables.shoe-runs')}</Chip>,
    },
  ]
  return (
    <div className="table-two">
      <Panel
        title={t('tables.shoes')}
        head={
          query.data && (
            <>
              <span className="grow" />
              <ListFiles name={`${table.gameKey}-shoes`} rows={() => file(query.data.shoes)} />
            </>
          )
        }
      >
        {table.hasVideo && <p className="panel-pad second">{t('tables.no-shoe-dealer')}</p>}
        <Asking query={query}>
          {({ shoes }) => (
            <>
              {shoes.length === 0 ? (
                <Empty title={t('tables.no-shoes')} />
              ) : (
                <Scroll>
                  <Grid
                    label={t('tables.shoes')}
                    columns={columns}
                    rows={shoes}
                    idOf={(row) => row.shoe}
                    chosen={chosen}
                    onRow={(row) => setChosen(row.shoe)}
                  />
                </Scroll>
              )}
              <div className="row panel-pad">
                {before !== undefined && (
                  <Button onClick={() => setBefore(undefined)}>{t('tables.shoes-newest')}</Button>
                )}
                <Button disabled={(shoes.at(-1)?.shoe ?? 1) <= 1} onClick={() => setBefore(shoes.at(-1)?.shoe)}>
                  {t('tables.shoes-older')}
                </Button>
              </div>
            </>
          )}
        </Asking>
      </Panel>
      {chosen !== undefined && <ShoeFile key={chosen} table={table} shoe={chosen} />}
    </div>
  )
}
