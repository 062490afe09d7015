import { mostWays } from '@maru/draws'
import { useLanguage, useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle, Panel, Section } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { GameSwitch } from '../../../features/results/game-switch.tsx'
import { GuideBounds } from '../../../features/results/guide-bounds.tsx'
import { GuideFacts } from '../../../features/results/guide-facts.tsx'
import { GuideMarkets } from '../../../features/results/guide-markets.tsx'
import { roundsADay } from '../../../features/results/rounds.rules.ts'
import { gameOf } from '../../../features/results/use-filters.ts'
import { percent } from '../../../shared/format/money.ts'
import { useMarketNames } from '../../../shared/minigame/market-names.ts'
import { slots } from '../../../shared/minigame/slots.ts'
import { Link, navigate, useLocation } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

/** How a mini game is played, and what each market is worth: the figures are those that bets are taken at now. */
export function MiniGuide() {
  const say = useText('minigames')
  const language = useLanguage()
  const { gameName } = useMarketNames()
  const game = gameOf(useLocation().search.type)
  const { data, error, refetch } = useQuery(slots(game))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 max-tablet:gap-7 max-tablet:pt-3">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <PageTitle>{say('results.guide.title', { game: gameName(game) })}</PageTitle>
          <GameSwitch game={game} onGame={(type) => navigate({ to: 'gameway', search: { type } }, { replace: true })} />
        </div>
      </header>
      {error && !data ? (
        <LoadFailed title={say('results.guide.failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-72 w-full rounded-card" />
        </div>
      ) : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <Panel title={say('results.guide.how')}>
                <div className="grid gap-3 text-15 text-text-2 leading-relaxed">
                  <p>{say(`results.guide.rules.${game}`, { three: data.kinoThreeLinesUpTo })}</p>
                  <p>{say('results.guide.every', { rounds: roundsADay })}</p>
                  <p>
                    {game === 'speedkino'
                      ? say('results.guide.noCombine')
                      : say('results.guide.combine', {
                          most: mostWays,
                          margin: percent(data.combinationMarginBp, language),
                        })}
                  </p>
                </div>
                <div className="mt-5 flex flex-wrap gap-2.5">
                  <Link to={game} className={buttonClass({ kind: 'filled' })}>
                    {say('results.guide.play')}
                  </Link>
                  <Link to="results" search={{ game }} className={buttonClass()}>
                    {say('results.rounds.title')}
                  </Link>
                  <Link to="verify" search={{ game }} className={buttonClass({ kind: 'line' })}>
                    {say('results.guide.verify')}
                  </Link>
                </div>
              </Panel>
              <GuideFacts round={data.round} cancelSeconds={data.limits.cancelSeconds} />
            </div>
            <GuideBounds game={game} />
          </div>
          <Section title={say('results.guide.markets')}>
            <p className="-mt-2 mb-4 max-w-180 text-13 text-text-3 leading-normal">
              {say('results.guide.marketsNote')}
            </p>
            <GuideMarkets markets={data.markets} />
          </Section>
        </>
      )}
    </div>
  )
}
