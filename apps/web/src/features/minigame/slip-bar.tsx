import { serverNow } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { clockText, useCountdown } from '@maru/ui/countdown.tsx'
import { cx } from '@maru/ui/cx.ts'
import { CloseGlyph, DownGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { Badge } from '@maru/ui/tag.tsx'
import { useEffect, useId, useState } from 'react'
import { money } from '../../shared/format/money.ts'
import { SumDigits } from '../../shared/format/sum.tsx'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { closingMs, dialOf } from './phase.rules.ts'
import { SlipForm } from './slip-form.tsx'
import { StakeStepper } from './stake-stepper.tsx'
import type { Betting } from './use-betting.ts'
import { useBounds } from './use-bounds.ts'
import { usePressText } from './use-press-text.ts'
import { useStakeProblem } from './use-stake-problem.ts'

type Props = {
  betting: Betting
  /** While a draw is to be seen: its head alone. */
  isFolded: boolean
}

/** On a narrow page the slip floats at the foot: what is chosen, the stake and the press; the whole of it opens upwards. */
export function SlipBar({ betting, isFolded }: Props) {
  const say = useText('minigames')
  const id = useId()
  const [isWide, setWide] = useState(false)
  const { slip, bets, moved, refused, problem } = betting
  const count = slip.picks.length
  // What has to be read is not hidden.
  const needsReading = moved.length > 0 || Object.keys(refused).length > 0 || problem !== undefined
  useEffect(() => {
    if (needsReading) setWide(true)
  }, [needsReading])
  // An open slip would lie over the draw.
  const isIdle = count === 0 || !betting.isOpen
  useEffect(() => {
    if (isIdle) setWide(false)
  }, [isIdle])
  if (count === 0) return null
  const isQuick = !isWide && !isFolded
  return (
    <section
      aria-label={say('play.slip.title')}
      className={cx(
        'fixed inset-x-0 bottom-[calc(60px+env(safe-area-inset-bottom))] z-(--z-bar) mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] animate-[maru-rise_var(--m-base)_var(--ease-out)] rounded-t-card bg-surface-3 shadow-3 tablet:bottom-0 tablet:left-16',
        // In one row on a phone that lies on its side.
        !isWide && 'lying:max-w-none',
        isQuick && 'lying:grid-cols-[minmax(0,1fr)_minmax(0,420px)] lying:items-center',
      )}
    >
      <header className={cx('flex items-center gap-2 pt-1.5 pr-1.5 pl-4', isQuick ? 'lying:pb-2' : 'pb-0.5')}>
        <Badge label={say('play.slip.count', { count })} className="h-5.5! min-w-5.5!">
          {count}
        </Badge>
        <Chips betting={betting} />
        <TimeLeft betting={betting} />
        <IconButton
          label={say(isWide ? 'play.slip.narrow' : 'play.slip.widen')}
          aria-expanded={isWide}
          aria-controls={id}
          onClick={() => setWide(!isWide)}
        >
          <DownGlyph className={cx('transition-transform', !isWide && 'rotate-180')} />
        </IconButton>
        <IconButton label={say('play.slip.clear')} onClick={betting.clear}>
          <CloseGlyph />
        </IconButton>
      </header>
      <div
        id={id}
        className={cx(
          isWide ? 'max-h-[min(66dvh,560px)] overflow-y-auto overscroll-contain bg-surface-2' : 'lying:hidden',
        )}
      >
        {isWide && <SlipForm betting={betting} isSheet />}
      </div>
      {isQuick && <Quick betting={betting} betCount={bets.length} />}
    </section>
  )
}

/** The dial of the round has scrolled away when the markets further down are read. */
function TimeLeft({ betting: { known, phase, isOpen } }: { betting: Betting }) {
  const say = useText('minigames')
  const left = useCountdown(dialOf(known.round, phase).until, { now: serverNow })
  if (!isOpen) return null
  return (
    <span
      role="timer"
      aria-label={say('play.until.closing')}
      className={cx('num pl-1 font-semibold text-14', left <= closingMs / 1_000 ? 'text-warn' : 'text-text-2')}
    >
      {clockText(left)}
    </span>
  )
}

function Chips({ betting: { slip } }: { betting: Betting }) {
  const { betName } = useMarketNames()
  const boundOf = useBounds()
  return (
    <ul className="scroll-row flex min-w-0 flex-1 gap-1.5">
      {slip.picks.map((pick) => (
        <li
          key={`${pick.market} ${pick.outcome}`}
          className="shrink-0 whitespace-nowrap rounded-chip bg-accent-tint px-2.5 py-1 font-semibold text-13 text-accent"
        >
          {betName(pick.market, pick.outcome)} {boundOf(pick)}
        </li>
      ))}
    </ul>
  )
}

function Quick({ betting, betCount }: { betting: Betting; betCount: number }) {
  const say = useText('minigames')
  const language = useLanguage()
  const press = usePressText(betting)
  const { problem, leave } = useStakeProblem(betting)
  const { toWin, isBusy, slip } = betting
  return (
    <div className="grid gap-1.5 px-4 pt-1.5 pb-3 lying:pt-2 lying:pb-2 lying:pl-0">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">
        <StakeStepper betting={betting} isEach={betCount > 1} onLeave={leave} />
        <Button
          kind="filled"
          disabled={press.isOff}
          busy={isBusy}
          busyLabel={say('play.busy')}
          onClick={betting.press}
          className="h-14! min-w-0 shrink! whitespace-normal px-2! text-15 leading-tight"
        >
          <span className="num grid justify-items-center whitespace-normal leading-tight">
            {press.text}
            {slip.stake > 0 && !press.isOff && (
              <span className="font-medium text-12" title={money(toWin, language)}>
                {say(betCount > 1 ? 'play.allWin' : 'play.ifWon')} <SumDigits units={toWin} />
              </span>
            )}
          </span>
        </Button>
      </div>
      <p role="status" className="text-12 text-warn leading-normal empty:hidden">
        {problem}
      </p>
    </div>
  )
}
