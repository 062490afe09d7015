import type { Game } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { LeftGlyph, RightGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { type DayRound, drawAtOf, roundAfter } from './rounds.rules.ts'

type Props = { game: Game; round: DayRound; last: DayRound; onRound: (round: DayRound) => void }

/** The round shown, with the one before and the one after. */
export function RoundSteps({ game, round, last, onRound }: Props) {
  const say = useText('minigames')
  const { gameName } = useMarketNames()
  const at = drawAtOf(round)
  return (
    <div className="flex h-10 min-w-0 items-center justify-between rounded-control bg-surface-2 touch:h-11">
      <IconButton label={say('results.roundBefore')} onClick={() => onRound(roundAfter(round, -1))}>
        <LeftGlyph size={16} />
      </IconButton>
      <b className="num min-w-0 truncate px-1 font-bold text-14" aria-live="polite">
        {say('results.roundOf', { game: gameName(game), number: round.number })} · {dayTime(at)}
      </b>
      <IconButton
        label={say('results.roundAfter')}
        disabled={at >= drawAtOf(last)}
        onClick={() => onRound(roundAfter(round, 1))}
      >
        <RightGlyph size={16} />
      </IconButton>
    </div>
  )
}
