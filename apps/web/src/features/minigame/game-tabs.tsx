import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { Link, useMatch } from '../../shared/navigation/index.ts'
import { useChosenInView } from '../../shared/scroll/use-chosen-in-view.ts'

export const allMinigames = [
  'powerball',
  'powerladder',
  'speedkino',
  'kinoladder',
] as const satisfies readonly Minigame[]

/** From one game to another. */
export function GameTabs() {
  const say = useText('minigames')
  const { gameName } = useMarketNames()
  const row = useChosenInView<HTMLElement>(useMatch()?.name, '[aria-current]')
  return (
    <nav
      ref={row}
      aria-label={say('play.games')}
      className="scroll-row flex gap-2 max-tablet:-mx-4 max-tablet:px-4 tablet:gap-0 tablet:rounded-control tablet:bg-surface-1 tablet:p-[3px] tablet:shadow-[inset_0_0_0_1px_var(--line-soft)]"
    >
      {allMinigames.map((game) => (
        <Link
          key={game}
          to={game}
          className="inline-flex h-11 shrink-0 items-center whitespace-nowrap rounded-full bg-surface-2 px-3.5 font-semibold text-14 text-text-2 hover:text-text aria-[current]:bg-text aria-[current]:text-bg tablet:h-8.5 tablet:rounded-[calc(var(--r-control)-3px)] tablet:bg-transparent tablet:text-13 tablet:aria-[current]:bg-surface-3 tablet:aria-[current]:text-text touch:h-11"
        >
          {gameName(game)}
        </Link>
      ))}
    </nav>
  )
}
