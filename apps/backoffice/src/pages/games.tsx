import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useGames } from '../features/games/calls/games.ts'
import { useSwitchGame } from '../features/games/calls/switch-game.ts'
import { byVendor, type Game } from '../features/games/vendor-sums.ts'
import { digits, percentText, signedSum, sumDigits } from '../shared/money.ts'
import { Asking, Empty } from '../shared/parts/asking.tsx'
import { Chip } from '../shared/parts/chip.tsx'
import { ConfirmModal } from '../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../shared/parts/grid.tsx'
import { Panel } from '../shared/parts/panel.tsx'
import { Scroll } from '../shared/parts/scroll.tsx'
import { useMay } from '../shared/staff/me.ts'
import { groupWords } from '../shared/words/group-words.ts'

const keyOf = (game: Game) => `${game.vendorKey} ${game.gameKey}`

export const GamesPage = () => {
  const t = useText('office')
  const may = useMay()
  const query = useGames()
  const change = useSwitchGame()
  const [search, setSearch] = useState('')
  const [vendor, setVendor] = useState('')
  const [closing, setClosing] = useState<Game>()
  const rows = query.data?.rows ?? []
  const vendors = byVendor(rows)
  const wanted = search.trim().toLowerCase()
  const shown = rows.filter(
    (g) =>
      (vendor === '' || g.vendorKey === vendor) &&
      (wanted === '' || g.name.toLowerCase().includes(wanted) || g.gameKey.toLowerCase().includes(wanted)),
  )
  const set = (game: Game, isOn: boolean) =>
    change.mutate(
      { params: { vendorKey: game.vendorKey, gameKey: game.gameKey }, body: { isOn } },
      { onSettled: () => setClosing(undefined) },
    )
  const busyKey = change.isPending ? `${change.variables.params?.vendorKey} ${change.variables.params?.gameKey}` : ''
  const columns: Column<Game>[] = [
    {
      id: 'on',
      head: t('games.on'),
      cell: (g) =>
        may('games.switch') ? (
          <Switch
            checked={g.isOn}
            disabled={busyKey === keyOf(g)}
            aria-label={t('games.switch', { name: g.name })}
            onChange={() => (g.isOn ? setClosing(g) : set(g, true))}
          />
        ) : (
          // A switch that cannot be moved hardly shows how it stands.
          <Chip tone={g.isOn ? 'ok' : 'plain'}>{t(g.isOn ? 'games.on' : 'content.off')}</Chip>
        ),
    },
    {
      id: 'name',
      head: t('col.game'),
      cell: (g) => <b>{g.name}</b>,
      below: (g) => `${g.vendorName} · ${percentText(g.returnBp)}`,
    },
    { id: 'vendor', head: t('col.vendor'), isWideOnly: true, cell: (g) => g.vendorName },
    { id: 'group', head: t('col.type'), isDeskOnly: true, cell: (g) => t(groupWords[g.gameType]) },
    { id: 'return', head: t('col.return'), isFigure: true, isWideOnly: true, cell: (g) => percentText(g.returnBp) },
    { id: 'rounds', head: t('col.rounds-today'), isFigure: true, isDeskOnly: true, cell: (g) => digits(g.roundsToday) },
    { id: 'stake', head: t('col.stake-today'), isFigure: true, isWideOnly: true, cell: (g) => sumDigits(g.stakeToday) },
    {
      id: 'profit',
      head: t('col.profit-today'),
      isFigure: true,
      cell: (g) => <b className={g.profitToday < 0 ? 'bad' : ''}>{signedSum(g.profitToday)}</b>,
    },
  ]
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('menu.games')}</h1>
        <div className="filters">
          <TextInput
            aria-label={t('games.search')}
            placeholder={t('games.search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <NativeSelect
            aria-label={t('col.vendor')}
            value={vendor}
            data={[
              { value: '', label: t('games.any-vendor') },
              ...vendors.map((v) => ({ value: v.vendorKey, label: v.vendorName })),
            ]}
            onChange={(event) => setVendor(event.currentTarget.value)}
          />
        </div>
      </div>
      <Panel
        title={t('games.list')}
        head={
          query.data && (
            <span className="quiet num">
              {t('games.count', { on: rows.filter((g) => g.isOn).length, games: rows.length })}
            </span>
          )
        }
      >
        <Asking query={query} lines={10}>
          {() =>
            shown.length === 0 ? (
              <Empty title={t('games.empty')} />
            ) : (
              <Scroll>
                <Grid label={t('games.list')} columns={columns} rows={shown} idOf={keyOf} />
              </Scroll>
            )
          }
        </Asking>
      </Panel>
      {closing && (
        <ConfirmModal
          title={t('games.close-title', { name: closing.name })}
          confirmLabel={t('games.close')}
          isDanger
          isBusy={change.isPending}
          onConfirm={() => set(closing, false)}
          onClose={() => setClosing(undefined)}
        >
          {t('games.close-note')}
        </ConfirmModal>
      )}
    </div>
  )
}
