import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { allMinigames } from '../../../features/minigame/game-tabs.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { LobbySwitch } from '../shared/lobby-switch.tsx'
import { GameTile } from './game-tile.tsx'

/** The four mini games as they are at this moment. */
export function Page() {
  const say = useText('minigames')
  const sayCommon = useText('common')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-tablet:pt-3">
      <LobbySwitch />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <PageTitle>{say('play.lobby.title')}</PageTitle>
          <p className="mt-1 text-text-2">{say('play.lobby.note')}</p>
        </div>
        <nav aria-label={say('play.lobby.title')} className="flex flex-wrap gap-2">
          {(['results', 'verify', 'gameway'] as const).map((to) => (
            <Link key={to} to={to} className={buttonClass({ size: 'sm', className: 'touch:h-11' })}>
              {sayCommon(`title.${to}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 wide:gap-6">
        {allMinigames.map((game) => (
          <GameTile key={game} game={game} />
        ))}
      </div>
    </div>
  )
}
