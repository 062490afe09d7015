import { useText } from '@maru/i18n/react'
import { PageTitle, Section } from '@maru/ui/card.tsx'
import { VendorTile } from '@maru/ui/vendor-tile.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gameList } from '../../../features/games/calls/game-list.ts'
import { vendorList } from '../../../features/games/calls/vendor-list.ts'
import { PosterWall } from '../../../features/games/poster-wall.tsx'
import { useOpenGame } from '../../../features/games/use-open-game.ts'
import { openDialog } from '../../../shared/dialogs/dialogs.ts'
import { useLocation } from '../../../shared/navigation/index.ts'
import { vendorHue } from '../../../shared/vendor-hue.ts'
import { LobbySwitch } from '../shared/lobby-switch.tsx'
import { NoGames } from '../shared/no-games.tsx'

/** All slots, by vendor; a name, typed or as `?q=`, is looked for in every group. */
export function Page() {
  const say = useText('games')
  const { q = '' } = useLocation().search
  const vendors = useQuery(vendorList('slot')).data
  const games = useQuery(gameList({ gameType: 'slot' })).data
  return (
    <div className="rhythm max-tablet:pt-3">
      <div className="grid gap-5">
        <LobbySwitch />
        <div>
          <PageTitle>{say('slots.title')}</PageTitle>
          <p className="mt-1 text-text-2">{say('slots.note')}</p>
        </div>
      </div>
      {vendors && vendors.length > 1 && (
        <Section title={say('vendors.title')}>
          <div className={vendorGrid}>
            {vendors.map(({ vendorKey, codeName, games: count }) => (
              <VendorTile
                key={vendorKey}
                name={codeName}
                note={say('vendors.games', { count })}
                hue={vendorHue(vendorKey)}
                images={games?.filter((game) => game.vendorKey === vendorKey).map(({ image }) => image)}
                onClick={() => openDialog({ kind: 'slot-picker', vendorKey, vendorName: codeName })}
              />
            ))}
          </div>
        </Section>
      )}
      <AllSlots key={q} first={q} />
    </div>
  )
}

const vendorGrid =
  'grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:has-[>:nth-child(2):last-child]:grid-cols-2 desk:has-[>:nth-child(4)]:grid-cols-4'

function AllSlots({ first }: { first: string }) {
  const say = useText('games')
  const open = useOpenGame()
  const [words, setWords] = useState(first)
  const isLooking = words.trim() !== ''
  const found = useQuery({ ...gameList({ gameType: isLooking ? '' : 'slot' }), placeholderData: keepPreviousData })
  return (
    <Section
      title={say('vendors.all')}
      note={found.data && !isLooking && say('vendors.games', { count: found.data.length })}
    >
      <PosterWall found={found} first={first} onWords={setWords} open={open} none={<NoGames />} />
    </Section>
  )
}
