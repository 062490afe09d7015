import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { Chip } from '@maru/ui/chip.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gameList } from '../../../features/games/calls/game-list.ts'
import { vendorList } from '../../../features/games/calls/vendor-list.ts'
import { ordered } from '../../../features/games/game-order.ts'
import { TableTile } from '../../../features/games/table-tile.tsx'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { LobbySwitch } from '../shared/lobby-switch.tsx'
import { NoGames } from '../shared/no-games.tsx'

/** Every open table, by vendor. */
export function Page() {
  const say = useText('games')
  const [vendor, setVendor] = useState('')
  const vendors = useQuery(vendorList('casino')).data ?? []
  const { data, error, refetch } = useQuery(gameList({ gameType: 'casino' }))
  const shown = ordered(data ?? [], 'popular').filter((game) => !vendor || game.vendorKey === vendor)
  return (
    <div className="grid gap-5 max-tablet:pt-3">
      <LobbySwitch />
      <div>
        <PageTitle>{say('casino.title')}</PageTitle>
        <p className="mt-1 text-text-2">{say('casino.note')}</p>
      </div>
      {vendors.length > 1 && (
        <div className="scroll-row flex gap-2 max-tablet:-mx-4 max-tablet:px-4">
          <Chip pressed={vendor === ''} onClick={() => setVendor('')}>
            {say('vendors.all')}
          </Chip>
          {vendors.map(({ vendorKey, codeName }) => (
            <Chip key={vendorKey} pressed={vendor === vendorKey} onClick={() => setVendor(vendorKey)}>
              {codeName}
            </Chip>
          ))}
        </div>
      )}
      {error ? (
        <LoadFailed title={say('lobby.failed')} problem={error} retry={refetch} />
      ) : data && shown.length === 0 ? (
        <NoGames />
      ) : (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,260px),1fr))] gap-4">
          {data ? (
            shown.map((game) => <TableTile key={game.gameKey} game={game} />)
          ) : (
            <SkeletonTiles count={4} shape="live" />
          )}
        </div>
      )}
    </div>
  )
}
