import { serverNow } from '@maru/client'
import type { Minigame, MiniResultOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useCountdown } from '@maru/ui/countdown.tsx'
import { MoonDial } from '@maru/ui/moon-dial.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense } from 'react'
import { dialOf, dialWords, type Phase } from '../../../features/minigame/phase.rules.ts'
import { PhaseChip } from '../../../features/minigame/phase-chip.tsx'
import { useMiniGame } from '../../../features/minigame/use-mini-game.ts'
import { DrawnNumbers } from '../../../features/results/drawn-numbers.tsx'
import { OutcomeMark } from '../../../features/results/outcome-mark.tsx'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

const StagePicture = lazy(() =>
  import('../../../features/draw-stage/stage-picture.tsx').then((m) => ({ default: m.StagePicture })),
)

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
  if (!data) return <Skeleton className="h-86 w-full rounded-card desk:h-107" />
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
  return (
    <article className="relative grid content-start overflow-hidden rounded-card bg-surface-2 transition-transform duration-(--m-base) ease-out hover:-translate-y-[3px] active:brightness-90">
      <span aria-hidden="true" className="relative block aspect-[16/8] desk:aspect-[16/7]">
        <Suspense fallback={<Skeleton className="absolute inset-0 size-full rounded-none!" />}>
          <StagePicture game={game} last={last} kinoThreeLinesUpTo={known.kinoThreeLinesUpTo} />
        </Suspense>
        <i className="absolute inset-x-0 bottom-0 h-1/5 bg-[linear-gradient(0deg,var(--surface-2),transparent)]" />
      </span>
      <span className="relative -mt-6 flex items-end justify-between gap-4 px-4 tablet:px-5">
        <span className="grid min-w-0 justify-items-start gap-1.5 pb-1">
          <Link
            to={game}
            className="font-[650] font-display text-22 text-text leading-tight outline-none after:absolute after:inset-0 after:z-1 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2 desk:text-28"
          >
            {gameName(game)}
          </Link>
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="num text-14 text-text-2">{say('play.round', { number: round.number })}</span>
            <PhaseChip phase={phase} />
          </span>
        </span>
        <MoonDial
          left={isOff || phase === 'drawing' || phase === 'cancelled' ? 0 : left}
          total={totalSeconds}
          size={88}
          label={say(`play.until.${dialWords(phase)}`)}
          closedLabel={say(isOff ? 'play.phase.off' : 'play.phase.drawing')}
        />
      </span>
      {last && <LastDraw game={game} last={last} />}
    </article>
  )
}

/** What came last: its numbers, and what they came to. */
function LastDraw({ game, last }: { game: Minigame; last: MiniResultOut }) {
  const say = useText('minigames')
  if (!last.draw) return null
  return (
    <span className="m-4 grid content-start gap-2 self-stretch rounded-control bg-surface-1 px-3.5 py-3 tablet:m-5 tablet:mt-4">
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
  )
}
