import type { BetRow } from '@maru/contract'
import { betOutcomeOf } from '@maru/contract/states'
import { useText } from '@maru/i18n/react'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'

/** What was chosen, in the vendor's own words: of the first bet, and how many came after it in the round. */
export function Selection({ bet: { selection, furtherBets }, className }: { bet: BetRow; className?: string }) {
  const say = useText('bets')
  return (
    <span className="inline-flex max-w-full items-baseline gap-1.5">
      <span data-own className={className}>
        {selection || '–'}
      </span>
      {furtherBets > 0 && (
        <span className="num shrink-0 whitespace-nowrap text-12 text-text-3">
          {say('list.further', { count: furtherBets })}
        </span>
      )}
    </span>
  )
}

/** Its result is not known yet; a part of what it pays may have been paid. */
const isOpen = (bet: BetRow): boolean => bet.type === 'wait'

const isGivenBack = (bet: BetRow): boolean => bet.type === 'cancel' && bet.cash > 0

export function Payout({ bet }: { bet: BetRow }) {
  const say = useText('bets')
  if (isGivenBack(bet))
    return <span className="inline-block text-text-2 first-letter:uppercase">{say('list.returned')}</span>
  return isOpen(bet) && bet.winCash === 0 ? <>–</> : <PlainSum units={bet.winCash} />
}

/** On a narrow list, where no column says what became of the stake. */
export const Outcome = ({ bet }: { bet: BetRow }) => (isGivenBack(bet) ? <Payout bet={bet} /> : <Net bet={bet} />)

export function Net({ bet }: { bet: BetRow }) {
  if (isOpen(bet)) return <>–</>
  if (bet.resultCash > 0) return <Sum units={bet.resultCash} sign className="font-bold" />
  return <PlainSum units={bet.resultCash} sign className={bet.resultCash === 0 ? 'text-text-3' : ''} />
}

export function BetStatus({ bet }: { bet: BetRow }) {
  const say = useText('bets')
  const outcome = betOutcomeOf(bet)
  return <StatusChip state={outcome}>{say(`outcome.${outcome}`)}</StatusChip>
}
