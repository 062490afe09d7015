import { createHash } from 'node:crypto'
import type { NewLeg, Terms } from '../leg.rules.ts'
import type { Selection } from '../selection.rules.ts'
import type { RoundProduct } from '../settle-round.rules.ts'
import type { StoredWager } from '../wager.rules.ts'
import type { WagerRef } from '../wager-id.rules.ts'
import { stake, stakeReturned } from '../writer/effect.rules.ts'
import type { Decision, PlayerState } from '../writer/source.ts'

/** A bet on a product of the server itself. */
export type Slip = {
  /** Names it among the slips of its member, for ever: who sends it chooses it. */
  slipId: string
  product: RoundProduct
  /** On whose account the stakes of the product stand. */
  vendorCode: string
  gameCode: string
  round: string
  selection: Selection | null
  /** Whole units of the site's currency. */
  stake: number
  /** How much of it is bonus money; none where nothing is said. */
  bonusStake?: number
  terms: Terms
  /** One or more. */
  legs: readonly NewLeg[]
}
export type OwnOperation = ({ verb: 'place' } & Slip) | { verb: 'cancel'; slipId: string }

/** Why a slip is refused, whatever the product. `other-content`: its id was another slip's. */
export const ownRefusals = [
  'member-barred',
  'maintenance',
  'other-content',
  'unknown-slip',
  'already-settled',
  'limit-reached',
  'not-enough-money',
  'wrong-amount',
] as const
export type OwnOutcome = 'done' | (typeof ownRefusals)[number]

/** The slip of this id that was accepted, and its wager. */
export type StoredSlip = { fingerprint: string; balanceAfter: number; ref: WagerRef; stored: StoredWager }

/** Hex SHA-256 of what a slip says, and so of what must be equal for it to be the same one. */
export const fingerprintOf = ({ slipId: _, ...content }: Slip): string => {
  const { product, vendorCode, gameCode, round, selection, stake: staked, bonusStake = 0, terms, legs } = content
  const said = [product, vendorCode, gameCode, round, selection, staked, bonusStake]
  const frozen = [terms.price, terms.rulesVersion]
  const chosen = legs.map(({ event, market, outcome, price }) => [event, market, outcome, price])
  return createHash('sha256')
    .update(JSON.stringify([...said, ...frozen, chosen]))
    .digest('hex')
}

/** Decides one operation. `refusal`: what the product has against it, asked last. */
export const decideOwn = <Code extends string>(
  operation: OwnOperation,
  slip: StoredSlip | undefined,
  playerState: PlayerState & { memberId: number },
  refusal: () => Code | undefined,
): Decision<OwnOutcome | Code, undefined> =>
  operation.verb === 'place'
    ? decidePlace(operation, slip, playerState, refusal)
    : decideCancel(operation.slipId, slip, playerState, refusal)

type Decide<Operation> = <Code extends string>(
  operation: Operation,
  slip: StoredSlip | undefined,
  playerState: PlayerState & { memberId: number },
  refusal: () => Code | undefined,
) => Decision<OwnOutcome | Code, undefined>

const decidePlace: Decide<Slip> = (operation, slip, { memberId, isBarred, isMaintenance }, refusal) => {
  if (slip) {
    if (slip.fingerprint !== fingerprintOf(operation)) return refused('other-content')
    return { kind: 'repeat', outcome: 'done', balance: slip.balanceAfter, wager: slip.ref }
  }
  if (isBarred) return refused('member-barred')
  if (isMaintenance) return refused('maintenance')
  const {
    slipId,
    stake: staked,
    bonusStake = 0,
    product,
    vendorCode,
    gameCode,
    round,
    selection,
    terms,
    legs,
  } = operation
  if (!Number.isSafeInteger(staked) || staked <= 0) return refused('wrong-amount')
  if (!Number.isSafeInteger(bonusStake) || bonusStake < 0 || bonusStake > staked) return refused('wrong-amount')
  const code = refusal()
  if (code) return refused(code)
  return {
    kind: 'accepted',
    ...stake(staked, false, bonusStake),
    wager: { fresh: { product, vendorCode, gameCode, round, terms, legs } },
    selection,
    transfer: transferOf('place', memberId, slipId, vendorCode, round),
    own: undefined,
  }
}

const decideCancel: Decide<string> = (slipId, slip, { memberId, cash }, refusal) => {
  if (!slip) return refused('unknown-slip')
  const { ref, stored } = slip
  if (stored.status === 'cancelled') return { kind: 'repeat', outcome: 'done', balance: cash, wager: ref }
  if (stored.status === 'settled') return refused('already-settled')
  const code = refusal()
  if (code) return refused(code)
  return {
    kind: 'accepted',
    ...stakeReturned(stored.stake, true, stored.bonusStake),
    wager: { known: { ref, stored } },
    selection: null,
    transfer: transferOf('cancel', memberId, slipId, stored.vendorCode, `wager ${ref.wagerId}`),
    own: undefined,
  }
}

const transferOf = (
  verb: OwnOperation['verb'],
  memberId: number,
  slipId: string,
  vendorCode: string,
  round: string,
) => ({
  key: `slip:${memberId}:${verb}:${slipId}`,
  vendorCode,
  reference: `round:${vendorCode}:${round}`,
})

/** Nothing is kept of it: the same slip may come again, and is then decided anew. */
const refused = <Outcome extends string>(outcome: Outcome) => ({ kind: 'refused', outcome, isStored: false }) as const
