import type { TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { BlackjackAgain } from './blackjack-again.tsx'
import { CardRows } from './card-rows.tsx'
import { DiceAgain } from './dice-again.tsx'
import { SidesAgain } from './sides-again.tsx'
import { WheelAgain } from './wheel-again.tsx'

/** What lay on the table when the round was over. Of a round that was voided before its end that may be nothing. */
export function Dealt({ round, say }: { round: TableRoundAgain; say: Say }) {
  const { deal, game } = round
  if (!deal) return null
  if (deal.kind === 'wheel') return <WheelAgain pocket={deal.pocket} lucky={deal.lucky} say={say} />
  if (deal.kind === 'dice') return <DiceAgain dice={deal.dice} />
  if (deal.kind === 'blackjack') return <BlackjackAgain deal={deal} stakes={round.stakes} say={say} />
  if (game.game === 'andar-bahar') return <CardRows cards={deal.cards} say={say} />
  return <SidesAgain round={round} cards={deal.cards} say={say} />
}
