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
    <div className="flex min-h-10 min-w-0 items-center justify-between rounded-control bg-surface-2 touch:min-h-11">
      <IconButton label={say('results.roundBefore')} onClick={() => onRound(roundAfter(round, -1))}>
        <LeftGlyph size={16} />
      </IconButton>
      <b
        className="num flex min-w-0 flex-wrap justify-center gap-x-2 px-1 py-1 font-bold text-14 leading-tight"
        aria-live="polite"
      >
        <span>{say('results.roundOf', { game: gameName(game), number: round.number })}</span>
        <span className="font-medium text-text-2">{dayTime(at)}</span>
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
