import { type Game, games } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { Segmented } from '@maru/ui/segmented.tsx'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { useChosenInView } from '../../shared/scroll/use-chosen-in-view.ts'

type Props = { game: Game; onGame: (game: Game) => void }

/** The four games; on a phone the row scrolls. */
export function GameSwitch({ game, onGame }: Props) {
  const say = useText('minigames')
  const { gameName } = useMarketNames()
  const row = useChosenInView<HTMLDivElement>(game, 'label:has(:checked)')
  return (
    <div
      ref={row}
      className="scroll-row max-w-full max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:px-4"
    >
      <Segmented
        label={say('results.game')}
        value={game}
        onChange={onGame}
        options={games.map((value) => ({ value, label: gameName(value) }))}
        className="max-w-none!"
      />
    </div>
  )
}
