import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import { allMinigames } from '../../../features/minigame/game-tabs.tsx'
import { LobbySwitch } from '../shared/lobby-switch.tsx'
import { GameTile } from './game-tile.tsx'

/** The four mini games as they are at this moment. */
export function Page() {
  const say = useText('minigames')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 max-tablet:pt-3">
      <LobbySwitch />
      <div>
        <PageTitle>{say('play.lobby.title')}</PageTitle>
        <p className="mt-1 text-text-2">{say('play.lobby.note')}</p>
      </div>
      <div className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        {allMinigames.map((game) => (
          <GameTile key={game} game={game} />
        ))}
      </div>
    </div>
  )
}
