import { useText } from '@maru/i18n/react'
import { PageTitle, Section } from '@maru/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { gameList } from '../../../features/games/calls/game-list.ts'
import { ordered } from '../../../features/games/game-order.ts'
import { TableTile } from '../../../features/games/table-tile.tsx'
import { keyOf, type Table } from '../../../features/live-tables/table.ts'
import { useLiveTables } from '../../../features/live-tables/use-live-tables.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { LobbySwitch } from './lobby-switch.tsx'
import { NoGames } from './no-games.tsx'
import { NoTablesOfVendor } from './no-tables.tsx'
import { Rooms } from './table-rooms.tsx'
import { type TableGroup, useVendorOfPath, VendorLinks } from './vendor-links.tsx'

/** The live tables of a group as they are now, and below them its tables for one; with a vendor in the path, that vendor's. */
export function TableLobby({ group }: { group: TableGroup }) {
  const say = useText('tables')
  const { vendorKey, vendorName } = useVendorOfPath(group)
  const live = useLiveTables()
  const games = useQuery(gameList({ gameType: group }))
  const isHere = (game: Table['game']) => game.gameType === group && (!vendorKey || game.vendorKey === vendorKey)
  const tables = live.data?.tables.filter(({ game }) => isHere(game))
  const shared = new Set(live.data?.tables.map(({ table }) => keyOf(table)))
  const solo = ordered(games.data ?? [], 'popular').filter((game) => isHere(game) && !shared.has(keyOf(game)))
  const name = say(group === 'casino' ? 'title.casino' : 'title.hotel')
  const title = vendorName ? say('title.vendor', { group: name, vendor: vendorName }) : name
  const hasNothing = tables?.length === 0 && games.data !== undefined && solo.length === 0
  return (
    <div className="rhythm max-tablet:pt-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LobbySwitch />
        {live.data || !live.error ? (
          <Rooms key={`${group} ${vendorKey}`} group={group} title={title} tables={tables} isLost={live.isLost}>
            <VendorLinks group={group} vendorKey={vendorKey} />
          </Rooms>
        ) : (
          <>
            <PageTitle>{title}</PageTitle>
            <LoadFailed title={say('failed')} problem={live.error} retry={live.refetch} />
          </>
        )}
        {hasNothing && (vendorName ? <NoTablesOfVendor group={group} vendorName={vendorName} /> : <NoGames />)}
      </div>
      {live.data && solo.length > 0 && (
        <Section title={say('solo.title')} note={say('solo.note')}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4">
            {solo.map((game) => (
              <TableTile key={keyOf(game)} game={game} />
            ))}
          </div>
        </Section>
      )}
    </div>
  )
}
