import { NativeSelect } from '@mantine/core'
import { liveTableGames, liveTableStates } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { getRouteApi } from '@tanstack/react-router'
import { useTables } from '../features/tables/calls/desk.ts'
import { OwedPanel } from '../features/tables/owed-panel.tsx'
import { AllShifts } from '../features/tables/shifts/shift-panels.tsx'
import { gameWords, stateWords } from '../features/tables/table-words.ts'
import { TablesFigures } from '../features/tables/tables-figures.tsx'
import { TablesFile } from '../features/tables/tables-file.tsx'
import { TablesGrid } from '../features/tables/tables-grid.tsx'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Panel } from '../shared/parts/panel.tsx'

const route = getRouteApi('/office/tables')

/** All live tables now. */
export const TablesPage = () => {
  const t = useText('office')
  const query = useTables()
  const { game, state } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      {query.data && <TablesFigures tables={query.data.tables} />}
      <div className="page-body">
        <div className="page-head">
          <h1>{t('menu.tables')}</h1>
          <div className="filters">
            <NativeSelect
              aria-label={t('col.game')}
              value={game}
              data={[
                { value: '', label: t('tables.any-game') },
                ...liveTableGames.map((value) => ({ value, label: t(gameWords[value]) })),
              ]}
              onChange={(event) => {
                const value = liveTableGames.find((one) => one === event.currentTarget.value) ?? ''
                void navigate({ search: (was) => ({ ...was, game: value }) })
              }}
            />
            <NativeSelect
              aria-label={t('col.status')}
              value={state}
              data={[
                { value: '', label: t('tables.any-state') },
                ...liveTableStates.map((value) => ({ value, label: t(stateWords[value].word) })),
              ]}
              onChange={(event) => {
                const value = liveTableStates.find((one) => one === event.currentTarget.value) ?? ''
                void navigate({ search: (was) => ({ ...was, state: value }) })
              }}
            />
          </div>
        </div>
        <OwedPanel />
        <Panel
          title={t('tables.all')}
          head={
            query.data && (
              <>
                <span className="grow" />
                <TablesFile tables={query.data.tables} />
              </>
            )
          }
        >
          <Asking query={query} lines={12}>
            {({ tables }) => {
              const shown = tables.filter(
                (table) => (game === '' || table.game === game) && (state === '' || table.state === state),
              )
              return shown.length === 0 ? (
                <Empty title={t(tables.length === 0 ? 'tables.none' : 'tables.none-such')} />
              ) : (
                <TablesGrid
                  tables={shown}
                  onTable={({ vendorKey, gameKey }) =>
                    void navigate({
                      to: '/tables/$vendorKey/$gameKey',
                      params: { vendorKey, gameKey },
                      search: { tab: 'now' },
                    })
                  }
                />
              )
            }}
          </Asking>
        </Panel>
        <AllShifts />
      </div>
    </>
  )
}
