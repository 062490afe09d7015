import type { Minigame } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { type Status, StatusChip } from '@maru/ui/status-chip.tsx'
import { Suspense } from 'react'
import { money } from '../../shared/format/money.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { lazyPart } from '../../shared/parts/lazy-part.ts'
import type { OwnBet } from './calls/my-bets.ts'
import { usePriceText } from './price-text.ts'
import { useBounds } from './use-bounds.ts'

const CancelBet = lazyPart(() => import('./cancel-bet.tsx').then((m) => ({ default: m.CancelBet })))

type Props = { game: Minigame; bet: OwnBet; cancelSeconds: number }

const looks: Record<OwnBet['state'], Status> = {
  open: 'placed',
  won: 'won',
  lost: 'lost',
  returned: 'returned',
  cancelled: 'cancelled',
}

/** One own bet: what was bet on, and what it may win or came to. */
export function OwnBetRow({ game, bet, cancelSeconds }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const price = usePriceText()
  const { betName } = useMarketNames()
  const boundOf = useBounds()
  const names = bet.selections.map(({ market, outcome }) =>
    `${betName(market, outcome)} ${boundOf({ market, outcome })}`.trim(),
  )
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-[1_1_9rem]">
        <b className="font-semibold text-14 leading-snug">{names.join(' + ')}</b>
        <div className="num flex flex-wrap gap-x-1.5 text-12 text-text-3">
          <span>{say('play.round', { number: bet.number })}</span>
          <span>{price(bet.price)}</span>
          <span>{money(bet.stake, language)}</span>
        </div>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-2.5">
        <Outcome bet={bet} />
        {bet.state === 'open' && bet.cancelUntil !== null ? (
          <Suspense fallback={<Skeleton className="h-8 w-20 rounded-full touch:h-11" />}>
            <CancelBet
              game={game}
              slipId={bet.slipId}
              stake={bet.stake}
              until={bet.cancelUntil}
              seconds={cancelSeconds}
              label={say('play.cancel.label', { bet: names.join(' + ') })}
              after={<StatusChip state="placed">{say('play.state.open')}</StatusChip>}
            />
          </Suspense>
        ) : (
          <StatusChip state={looks[bet.state]}>{say(`play.state.${bet.state}`)}</StatusChip>
        )}
      </div>
    </li>
  )
}

function Outcome({ bet: { state, stake, payout, toWin } }: { bet: OwnBet }) {
  const say = useText('minigames')
  if (state === 'open')
    return (
      <span className="text-right text-12 text-text-3 leading-tight">
        {say('play.ifWon')} <PlainSum units={toWin} className="block font-semibold text-13 text-text-2" />
      </span>
    )
  // Less than the stake is no win.
  if (state === 'won' && payout > stake) return <Sum units={payout - stake} sign className="text-15" />
  // What came back, beside the word that says so.
  if (state === 'cancelled' || state === 'returned') return <PlainSum units={stake} className="text-14 text-text-3" />
  const net = payout - stake
  return <PlainSum units={net} sign className={cx('text-14', net === 0 && 'text-text-3')} />
}
