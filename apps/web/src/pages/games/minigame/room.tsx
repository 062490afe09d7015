import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Suspense, useEffect, useState } from 'react'
import { MarketBoard } from '../../../features/minigame/market-board.tsx'
import { OwnBets } from '../../../features/minigame/own-bets.tsx'
import { OwnBetsLink } from '../../../features/minigame/own-bets-link.tsx'
import type { Phase } from '../../../features/minigame/phase.rules.ts'
import { RoundCard } from '../../../features/minigame/round-card.tsx'
import { SlipBar } from '../../../features/minigame/slip-bar.tsx'
import { SlipPanel } from '../../../features/minigame/slip-panel.tsx'
import { useBetting } from '../../../features/minigame/use-betting.ts'
import { useDrawShow } from '../../../features/minigame/use-draw-show.ts'
import { useIsDesk } from '../../../shared/media/use-media.ts'
import type { Slots } from '../../../shared/minigame/slots.ts'
import { useLayout } from '../../../shared/navigation/index.ts'
import { lazyPart } from '../../../shared/parts/lazy-part.ts'
import { useSession } from '../../../shared/session/session.ts'
import { LastResult } from './last-result.tsx'
import { StageCard, WaitingCard } from './stage-card.tsx'

const OwnResult = lazyPart(() =>
  import('../../../features/minigame/own-result.tsx').then((m) => ({ default: m.OwnResult })),
)
const PastRounds = lazyPart(() => import('./past-rounds.tsx').then((m) => ({ default: m.PastRounds })))

type Props = { game: Minigame; known: Slots; phase: Phase }

/** The page of a game that has answered. */
export function Room({ game, known, phase }: Props) {
  const isMember = useSession() !== undefined
  const isDesk = useIsDesk()
  const betting = useBetting(game, known, phase)
  const [ownBox, setOwnBox] = useState<HTMLElement | null>(null)
  const isPicking = betting.slip.picks.length > 0
  const show = useDrawShow(known.results, phase, { holds: isMember, stays: isPicking })
  const isOff = phase === 'off'
  const isWaiting = phase === 'closed' || phase === 'drawing'
  const block = isDesk ? 'nearest' : 'start'
  // Nothing moves under the fingers of who chooses; when betting has closed, there is nothing to choose.
  const stage = show.shown ? (
    <StageCard
      key={show.shown.result.roundId}
      game={game}
      known={known}
      show={show}
      intoView={isPicking ? undefined : block}
    />
  ) : (
    isWaiting && (
      <WaitingCard game={game} known={known} phase={phase} intoView={isPicking && !isDesk ? block : undefined} />
    )
  )
  const own = (
    <OwnBets
      box={setOwnBox}
      game={game}
      round={known.round.roundId}
      secretRound={show.secretRound}
      cancelSeconds={known.limits.cancelSeconds}
    />
  )
  // A guest has nothing to see beside a game that is off.
  const hasAside = !isOff || isMember
  const isFolded = isWaiting || show.isRunning
  useFoot(!isDesk && isPicking ? (isFolded ? foldedPx : barPx) : 0)
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
        hasAside && 'desk:grid-cols-[minmax(0,1fr)_336px] desk:gap-6 wide:grid-cols-[minmax(0,1fr)_380px]',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 tablet:gap-4">
        {!isDesk && stage}
        {!isDesk && stage && own}
        {isOff ? <Off /> : <RoundCard known={known} phase={phase} last={<LastResult known={known} show={show} />} />}
        {isDesk && stage}
        {phase === 'cancelled' && <Cancelled />}
        {!isOff && <MarketBoard betting={betting} />}
        {!isDesk && !stage && own}
        <Suspense fallback={<Skeleton className="h-90 w-full rounded-card" />}>
          <PastRounds game={game} results={show.results} />
        </Suspense>
      </div>
      {isDesk
        ? hasAside && (
            // A long slip scrolls its own bets, and own bets of the round keep the height of three.
            <aside className="sticky top-20 flex max-h-[calc(100dvh-96px)] flex-col gap-4 overflow-y-auto rounded-card [scrollbar-width:thin]">
              {!isOff && (
                <SlipPanel
                  betting={betting}
                  aside={<OwnBetsLink game={game} box={ownBox} secretRound={show.secretRound} />}
                />
              )}
              {own}
            </aside>
          )
        : !isOff && <SlipBar betting={betting} isFolded={isFolded} />}
      <Suspense>
        <OwnResult game={game} secretRound={show.secretRound} />
      </Suspense>
    </div>
  )
}

function Off() {
  const say = useText('minigames')
  return (
    <div className="rounded-card bg-surface-2">
      <Empty title={say('play.off.title')}>{say('play.off.text')}</Empty>
    </div>
  )
}

function Cancelled() {
  const say = useText('minigames')
  return (
    <Notice tone="warn" live title={say('play.cancelled.title')}>
      {say('play.cancelled.text')}
    </Notice>
  )
}

/** Of the slip at the foot, and of its head alone. */
const barPx = 132
const foldedPx = 52
/** Of the tabs below it on a phone. */
const tabsPx = 60

/** What the slip covers at the foot can be scrolled above it. */
const useFoot = (coveredPx: number): void => {
  const below = useLayout() === 'mobile' ? tabsPx : 0
  useEffect(() => {
    if (coveredPx === 0) return
    const { style } = document.documentElement
    const before = [style.getPropertyValue('--foot'), document.body.style.paddingBottom] as const
    style.setProperty('--foot', `${coveredPx + below + 8}px`)
    document.body.style.paddingBottom = `${coveredPx}px`
    return () => {
      style.setProperty('--foot', before[0])
      document.body.style.paddingBottom = before[1]
    }
  }, [coveredPx, below])
}
