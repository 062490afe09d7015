import type { Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { moreClass } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { Link } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useSession } from '../../shared/session/session.ts'
import { myBets, type OwnBet } from './calls/my-bets.ts'
import { OwnBetRow } from './own-bet-row.tsx'

const mostRows = 8

type Props = {
  box?: Ref<HTMLElement>
  game: Minigame
  /** The round that takes bets now. */
  round: string
  /** The round whose result is not to be shown yet. */
  secretRound: string | undefined
  cancelSeconds: number
}

/** Bets of the running round and the last ones before. What a running draw decides is shown after it. */
export function OwnBets({ box, game, round, secretRound, cancelSeconds }: Props) {
  const say = useText('minigames')
  const isMember = useSession() !== undefined
  const { data, error, refetch } = useQuery({ ...myBets(game), enabled: isMember })
  if (!isMember) return null
  const rows = data?.list.map((bet) => (bet.roundId === secretRound ? undecided(bet) : bet)) ?? []
  const running = rows.filter(({ roundId, state }) => roundId === round && state === 'open').length
  return (
    <section
      ref={box}
      className={cx(
        'rounded-card bg-surface-2 px-4.5 pt-1.5 pb-2 max-tablet:px-3',
        // Beside the markets a long list scrolls below its heading, and never shows fewer than two of its rows.
        rows.length > 2 ? 'desk:flex desk:min-h-46 desk:flex-col' : 'desk:shrink-0',
      )}
    >
      <header className="flex h-12 shrink-0 items-center justify-between gap-3">
        <h2 className="font-bold text-16">
          {say('play.own.title')}{' '}
          {running > 0 && (
            <span className="num font-medium text-13 text-text-3">{say('play.own.running', { count: running })}</span>
          )}
        </h2>
        <Link to="betList" className={moreClass}>
          {say('play.own.all')}
        </Link>
      </header>
      {error ? (
        <LoadFailed title={say('play.own.failed')} problem={error} retry={refetch} className="mb-3" />
      ) : !data ? (
        <div className="grid gap-3 pb-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ) : rows.length === 0 ? (
        <Empty art={false} title={say('play.own.none')} className="px-0! py-5!">
          {say('play.own.noneText')}
        </Empty>
      ) : (
        <ul className="divide-y divide-line-soft desk:-mr-3 desk:min-h-0 desk:overflow-y-auto desk:pr-3 desk:[scrollbar-width:thin]">
          {rows.slice(0, Math.max(mostRows, running)).map((bet) => (
            <OwnBetRow key={bet.betIdx} game={game} bet={bet} cancelSeconds={cancelSeconds} />
          ))}
        </ul>
      )}
    </section>
  )
}

const undecided = (bet: OwnBet): OwnBet =>
  bet.state === 'cancelled'
    ? bet
    : {
        ...bet,
        state: 'open',
        cancelUntil: null,
        selections: bet.selections.map((one) => ({ ...one, state: 'open' as const })),
      }
