import type { Ctx } from '../../platform/context.ts'
import type { ExecutedOperation, WagerDecision, WagerSource } from '../wagers/index.ts'
import { bonusOfOperation } from './bonus-split.rules.ts'
import { type Asked, type StoredRow, storeOperations } from './wallet.repository.ts'
import { decide } from './wallet.rules.ts'
import { type Loaded, loadFacts } from './wallet-facts.repository.ts'
import type { WalletOperation, WalletOutcome } from './wallet-port.ts'

/** What of an accepted operation the vendors' rounds need. */
type Own = { closesRound: boolean }

/** Vendors' operations as the bet writer takes them: whatever protocol, they are decided by the vendor's requests, sessions and rounds. */
export const walletSource: WagerSource<WalletOperation, Loaded, WalletOutcome, Own> = {
  name: 'games',
  keyOf: ({ operation: { vendorCode, transactionId } }) => `${vendorCode} ${transactionId}`,
  isStake: ({ verb }) => verb === 'bet',
  hasBonus: (operation) => operation.hasBonus === true,
  // Or a gift that answers none.
  mayBegin: (operation) => operation.verb === 'bet' || operation.referenceId === null,
  load: loadFacts,
  concernsBonus: ({ hasBonus }, { round, facts }, isHolder) =>
    !hasBonus &&
    (isHolder ||
      (round?.stored.bonusStake ?? 0) > 0 ||
      (round?.stored.bonusPayout ?? 0) > 0 ||
      (facts.reference?.bonus ?? 0) > 0),
  decide: (_, asked, loaded, playerState) => {
    const { operation } = asked
    if (operation.hasBonus || operation.verb === 'rollback')
      return decisionOf(asked, loaded, decide(operation, { ...loaded.facts, ...playerState }))
    const bonus = bonusOfOperation(operation, loaded.round, playerState)
    const decision = decide(bonus === 0 ? operation : { ...operation, bonus }, { ...loaded.facts, ...playerState })
    const isTooLarge =
      operation.verb === 'bet' && bonus > 0 && operation.amount > (playerState.bonusPlay?.largestStake ?? 0)
    if (isTooLarge && decision.kind === 'accepted') return { kind: 'refused', outcome: 'stake-limit', isStored: true }
    return decisionOf(asked, loaded, decision)
  },
  write: (ctx, executed) => storeAll(ctx, executed),
}

const decisionOf = (
  { operation }: Asked,
  { round, product, roundName }: Loaded,
  decision: ReturnType<typeof decide>,
): WagerDecision<WalletOutcome, Own> => {
  if (decision.kind !== 'accepted') return decision
  const { closesRound, ...effect } = decision
  const { vendorCode, verb, transactionId, gameCode } = operation
  if (effect.change && !round && !product && verb === 'bet')
    throw new Error(`an accepted bet on an unknown game ${gameCode}`)
  return {
    ...effect,
    wager: round
      ? { known: { ref: round.wager, stored: round.stored } }
      : // A gift may be of no game of ours.
        { fresh: { product: product ?? 'slot', vendorCode, gameCode, round: roundName } },
    selection: verb === 'bet' ? operation.words : null,
    ended: verb === 'win' ? operation.ended : undefined,
    transfer: {
      key: `${vendorCode}:${verb}:${transactionId}`,
      vendorCode,
      reference: `round:${vendorCode}:${roundName}`,
    },
    own: { closesRound },
  }
}

type Executed = ExecutedOperation<WalletOperation, Loaded, WalletOutcome, Own>

const storeAll = (ctx: Ctx, executed: readonly Executed[]): Promise<void> =>
  storeOperations(ctx, executed.map(storedRowOf))

const storedRowOf = ({ operation, player, loaded, accepted, placed, ...moved }: Executed): StoredRow => {
  const endsRound = accepted?.own.closesRound ?? false
  return {
    operation,
    player,
    outcome: moved.outcome,
    balance: moved.balance,
    bonus: moved.bonus,
    amount: accepted ? moved.amount : amountOf(operation),
    bonusAmount: accepted ? moved.bonusAmount : bonusOf(operation),
    round: loaded.roundName,
    transferId: moved.transferId,
    referenceId: loaded.referenceId,
    opened: placed,
    endsRound,
    closes: endsRound ? loaded.round?.name : undefined,
  }
}

/** What a refused operation was about. */
const amountOf = (operation: WalletOperation): number => (operation.verb === 'rollback' ? 0 : operation.amount)
const bonusOf = (operation: WalletOperation): number => (operation.verb === 'rollback' ? 0 : (operation.bonus ?? 0))
