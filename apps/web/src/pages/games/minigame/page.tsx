import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { PageTitle } from '@maru/ui/card.tsx'
import type { ReactNode } from 'react'
import { allMinigames, GameTabs } from '../../../features/minigame/game-tabs.tsx'
import { useMiniGame } from '../../../features/minigame/use-mini-game.ts'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'
import { Link, useMatch } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { GameSkeleton } from './game-skeleton.tsx'
import { Room } from './room.tsx'

/** One mini game: its round, its markets, the slip, the draw, own bets and the last results. */
export function Page(): ReactNode {
  const route = useMatch()?.name
  const game = allMinigames.find((one) => one === route)
  return game ? <Game key={game} game={game} /> : null
}

function Game({ game }: { game: Minigame }) {
  const say = useText('minigames')
  const { gameName } = useMarketNames()
  const { data, error, refetch, phase } = useMiniGame(game)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1 tablet:gap-5 tablet:pt-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex items-baseline gap-4">
          <PageTitle className="max-tablet:sr-only">{gameName(game)}</PageTitle>
          <div className="max-tablet:hidden">
            <GuideLink game={game} />
          </div>
        </div>
        <GameTabs />
      </div>
      {data ? (
        <>
          <Room game={game} known={data} phase={phase} />
          <div className="tablet:hidden">
            <GuideLink game={game} />
          </div>
        </>
      ) : error ? (
        <LoadFailed title={say('play.failed')} problem={error} retry={refetch} />
      ) : (
        <GameSkeleton />
      )}
    </div>
  )
}

/** Rules, exact probabilities and prices. */
function GuideLink({ game }: { game: Minigame }) {
  const say = useText('common')
  return (
    <Link
      to="gameway"
      search={{ type: game }}
      className="inline-flex min-h-6 items-center text-13 text-text-2 underline decoration-text-3 underline-offset-4 hover:text-text touch:min-h-11"
    >
      {say('nav.guide')}
    </Link>
  )
}
