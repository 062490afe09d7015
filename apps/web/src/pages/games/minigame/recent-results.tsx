import type { Minigame, MiniResultOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { moreClass } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { iconButtonClass } from '@maru/ui/icon-button.tsx'
import { ShieldIcon } from '@maru/ui/icons.tsx'
import type { CSSProperties } from 'react'
import { DrawnNumbers } from '../../../features/results/drawn-numbers.tsx'
import { OutcomeMark } from '../../../features/results/outcome-mark.tsx'
import { clock } from '../../../shared/format/date.ts'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'
import { Link } from '../../../shared/navigation/index.ts'

const mostRows = 6
/** Of each round, as marks. */
const marks = {
  powerball: ['power-ball-parity', 'power-ball-side', 'sum-parity', 'sum-side'],
  powerladder: ['start', 'lines', 'parity'],
  speedkino: ['sum-parity', 'digit-side'],
  kinoladder: ['start', 'lines', 'parity'],
} as const satisfies Record<Minigame, readonly string[]>

/** Columns where there is room for them; else what does not fit goes below. */
const row =
  '@min-[680px]:grid @min-[680px]:grid-cols-[72px_minmax(178px,var(--numbers))_44px_repeat(var(--marks),minmax(0,1fr))_36px]'

type Props = { game: Minigame; results: readonly MiniResultOut[] }

/** The last rounds: their numbers, what they came to, and their proof. */
export function RecentResults({ game, results }: Props) {
  const say = useText('minigames')
  const { marketName } = useMarketNames()
  const isKino = game === 'speedkino' || game === 'kinoladder'
  const isLadder = game === 'powerladder' || game === 'kinoladder'
  return (
    <section
      style={{ '--marks': marks[game].length, '--numbers': game === 'speedkino' ? '5fr' : '2fr' } as CSSProperties}
      className="@container rounded-card bg-surface-2 pt-1.5 pb-1"
    >
      <header className="flex h-12 items-center justify-between gap-3 px-5 max-tablet:px-3">
        <h2 className="font-bold text-16">{say('play.results.title')}</h2>
        <Link to="results" search={{ game }} className={moreClass}>
          {say('play.results.all')}
        </Link>
      </header>
      {results.length === 0 && (
        <p className="px-5 pt-2 pb-6 text-center text-13 text-text-3">{say('play.results.none')}</p>
      )}
      {results.length > 0 && (
        <p
          aria-hidden="true"
          className={cx(row, 'hidden items-end gap-x-3 px-5 pb-2 text-12 text-text-3 leading-tight')}
        >
          <span>{say('results.rounds.number')}</span>
          <span>{say('results.rounds.numbers')}</span>
          <span>{!isLadder && say('results.rounds.sum')}</span>
          {marks[game].map((market) => (
            <span key={market}>{marketName(market)}</span>
          ))}
        </p>
      )}
      <ul className="divide-y divide-line-soft">
        {results.slice(0, mostRows).map((result) => (
          <li
            key={result.roundId}
            className={cx(row, 'flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-2 max-tablet:px-3')}
          >
            <span className="num w-19 text-13 leading-tight">
              {say('play.round', { number: result.number })}
              <span className="block text-12 text-text-3">{clock(result.drawAt)}</span>
            </span>
            {result.draw ? (
              <>
                <DrawnNumbers
                  draw={isKino && isLadder ? { ...result.draw, numbers: result.draw.numbers.slice(0, 1) } : result.draw}
                  size="sm"
                  isLadder={isLadder}
                  // Eleven beside each other, where there is room: its 22 numbers are two full rows.
                  className={isKino && !isLadder ? 'min-w-0 flex-[1_1_12rem] gap-x-[3px]!' : undefined}
                />
                <span className="ml-auto flex items-center gap-1.5 @min-[680px]:contents">
                  <span className="num mr-1.5 text-13 text-text-2">
                    {!isLadder && (
                      <>
                        <span className="@min-[680px]:sr-only">{say('results.rounds.sum')}</span>{' '}
                        {sumOf(result.draw.numbers)}
                      </>
                    )}
                  </span>
                  {marks[game].map((market) => {
                    const outcome = result.winners[market]
                    return outcome && <OutcomeMark key={market} market={market} outcome={outcome} />
                  })}
                  {result.isVerifiable && (
                    <Link
                      to="verify"
                      search={{ game, round: result.roundId }}
                      aria-label={say('play.results.verify', { number: result.number })}
                      title={say('play.results.verify', { number: result.number })}
                      className={iconButtonClass({ size: 'sm', className: '-my-1 -mr-2' })}
                    >
                      <ShieldIcon size={16} />
                    </Link>
                  )}
                </span>
              </>
            ) : (
              <span className="text-13 text-text-3">{say('play.state.cancelled')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
