import { serverNow } from '@maru/client'
import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { BallsIcon, LadderIcon } from '@maru/ui/icons.tsx'
import { MoonDial } from '@maru/ui/moon-dial.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { dialOf, type Phase, takesBets } from '../../../features/minigame/phase.rules.ts'
import { PhaseChip } from '../../../features/minigame/phase-chip.tsx'
import { useMiniGame } from '../../../features/minigame/use-mini-game.ts'
import { DrawnNumbers } from '../../../features/results/drawn-numbers.tsx'
import { OutcomeMark } from '../../../features/results/outcome-mark.tsx'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

const marks = {
  powerball: ['power-ball-parity', 'power-ball-side', 'sum-parity', 'sum-side'],
  powerladder: ['start', 'lines', 'parity'],
  speedkino: ['sum-parity', 'digit-side'],
  kinoladder: ['start', 'lines', 'parity'],
} as const satisfies Record<Minigame, readonly string[]>

/** One game: how long bets are taken, and what came last. The whole tile leads there. */
export function GameTile({ game }: { game: Minigame }) {
  const say = useText('minigames')
  const { data, error, refetch, phase } = useMiniGame(game)
  if (error && !data) return <LoadFailed title={say('play.failed')} problem={error} retry={refetch} />
  if (!data) return <Skeleton className="h-56 w-full rounded-card" />
  return <Known game={game} known={data} phase={phase} />
}

function Known({ game, known, phase }: { game: Minigame; known: Slots; phase: Phase }) {
  const say = useText('minigames')
  const { gameName } = useMarketNames()
  const { round } = known
  const last = known.results.find(({ draw }) => draw !== null)
  const { until, totalSeconds } = dialOf(round, phase)
  const left = useCountdown(until, { now: serverNow })
  const isOff = phase === 'off'
  const Icon = game === 'powerladder' || game === 'kinoladder' ? LadderIcon : BallsIcon
  return (
    <article className="relative grid content-between gap-4 rounded-card bg-surface-2 p-5 transition-transform duration-(--m-base) ease-out hover:-translate-y-[3px] active:brightness-90">
      <span className="flex items-start justify-between gap-4">
        <span className="grid justify-items-start gap-2">
          <span className="flex items-center gap-2.5 text-accent">
            <Icon size={23} />
            <Link
              to={game}
              className="font-[650] font-display text-22 text-text outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {gameName(game)}
            </Link>
          </span>
          <span className="num text-14 text-text-2">{say('play.round', { number: round.number })}</span>
          <PhaseChip phase={phase} />
        </span>
        <MoonDial
          left={isOff || phase === 'drawing' || phase === 'cancelled' ? 0 : left}
          total={totalSeconds}
          size={88}
          label={say(takesBets(phase) ? 'play.untilClosing' : 'play.untilDraw')}
          closedLabel={say(isOff ? 'play.phase.off' : 'play.phase.drawing')}
        />
      </span>
      {last?.draw && (
        <span className="grid gap-2 rounded-control bg-surface-1 px-3.5 py-3">
          <span className="flex items-center justify-between gap-2">
            <span className="num text-12 text-text-3">{say('play.lastResult', { number: last.number })}</span>
            <span className="flex gap-1.5">
              {marks[game].map((market) => {
                const outcome = last.winners[market]
                return outcome && <OutcomeMark key={market} market={market} outcome={outcome} />
              })}
            </span>
          </span>
          <DrawnNumbers
            draw={game === 'kinoladder' ? { ...last.draw, numbers: last.draw.numbers.slice(0, 1) } : last.draw}
            size="sm"
            isLadder={game === 'powerladder' || game === 'kinoladder'}
          />
        </span>
      )}
    </article>
  )
}
