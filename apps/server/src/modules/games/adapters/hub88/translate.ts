import { isCashCurrency, ledgerDigits } from '@maru/contract'
import {
  AmountError,
  type BetRequest,
  endedPlacesIn,
  fromWireAmount,
  type RollbackRequest,
  type RsStatus,
  toWireBalance,
  type WalletCallName,
  type WalletRequest,
  type WinRequest,
} from '@maru/vendor-wallet'
import { seoulDay } from '../../../../platform/seoul-time.ts'
import type { PlayerAnswer, WalletAnswer, WalletOperation, WalletPort } from '../../wallet-port.ts'
import { statusOf } from './status.ts'

/** What is sent back, before it is JSON. */
export type Reply = { status: RsStatus } & Record<string, unknown>

type Requests = { [N in WalletCallName]: WalletRequest<N> }
type Carriers = {
  [N in WalletCallName]: (wallet: WalletPort, vendorCode: string, request: Requests[N]) => Promise<Reply>
}

/** Turns each call of the protocol into an operation of the wallet, and the outcome back. */
export const carriers: Carriers = {
  userInfo: async (wallet, vendorCode, request) =>
    infoReply(request, await wallet.player({ vendorCode, playerId: request.user })),
  balance: async (wallet, vendorCode, { user, token, game_code, request_uuid }) =>
    balanceReply(
      { user, request_uuid },
      await wallet.balance({ vendorCode, playerId: user, token, gameCode: game_code }),
    ),
  bet: (wallet, vendorCode, request) => operate(wallet, request, () => betFrom(vendorCode, request)),
  win: (wallet, vendorCode, request) => operate(wallet, request, () => winFrom(vendorCode, request)),
  rollback: (wallet, vendorCode, request) => operate(wallet, request, () => rollbackFrom(vendorCode, request)),
}

type Asked = { user: string; request_uuid: string }

const operate = async (wallet: WalletPort, asked: Asked, read: () => WalletOperation): Promise<Reply> => {
  let operation: WalletOperation
  try {
    operation = read()
  } catch (error) {
    // A part of a won is a wrong value, not a matter for the wallet; nothing is kept of it.
    if (error instanceof AmountError)
      return { status: 'RS_ERROR_WRONG_TYPES', user: asked.user, request_uuid: asked.request_uuid }
    throw error
  }
  return balanceReply(asked, await wallet.operate(operation))
}

const commonFields = (vendorCode: string, request: BetRequest | WinRequest | RollbackRequest) => ({
  vendorCode,
  // Ids are compared as written; UUIDs are the same in either case.
  transactionId: request.transaction_uuid.toLowerCase(),
  playerId: request.user,
  token: request.token,
  round: request.round,
  endsRound: request.round_closed,
  gameCode: request.game_code,
})

/** In a currency that no player has, the amount is of no interest: the wallet refuses it for that. */
const amountFrom = ({ currency, amount }: Pick<BetRequest | WinRequest, 'currency' | 'amount'>): number =>
  fromWireAmount(amount, isCashCurrency(currency) ? ledgerDigits[currency] : 0)

const betFrom = (vendorCode: string, request: BetRequest): WalletOperation => ({
  ...commonFields(vendorCode, request),
  verb: 'bet',
  currency: request.currency,
  amount: amountFrom(request),
  isFree: request.is_free ?? false,
  words: wordsOf(request),
})
const wordsOf = ({ bet, bet_texts: texts }: BetRequest): Extract<WalletOperation, { verb: 'bet' }>['words'] =>
  texts ? { texts, ...(bet ? { plain: bet } : {}) } : (bet ?? null)
const winFrom = (vendorCode: string, request: WinRequest): WalletOperation => ({
  ...commonFields(vendorCode, request),
  verb: 'win',
  currency: request.currency,
  amount: amountFrom(request),
  referenceId: request.reference_transaction_uuid.toLowerCase(),
  ...endedFrom(request),
})
/** A place with a part of a unit says nothing, and is no reason to refuse the money. */
const endedFrom = ({ meta, currency }: WinRequest): Pick<Extract<WalletOperation, { verb: 'win' }>, 'ended'> => {
  const ended = endedPlacesIn(meta)
  if (!ended) return {}
  try {
    const places = ended.places.map(({ on, stake, payout, end }) => ({
      on,
      stake: amountFrom({ currency, amount: stake }),
      payout: amountFrom({ currency, amount: payout }),
      end,
    }))
    return { ended: { table: ended.table, places } }
  } catch (error) {
    if (error instanceof AmountError) return {}
    throw error
  }
}
const rollbackFrom = (vendorCode: string, request: RollbackRequest): WalletOperation => ({
  ...commonFields(vendorCode, request),
  verb: 'rollback',
  referenceId: request.reference_transaction_uuid.toLowerCase(),
})

const balanceReply = ({ user, request_uuid }: Asked, { outcome, balance, currency }: WalletAnswer): Reply => ({
  status: statusOf[outcome],
  user,
  request_uuid,
  ...(currency === undefined ? {} : { currency }),
  ...(currency === undefined || balance === undefined
    ? {}
    : { balance: toWireBalance(balance, ledgerDigits[currency]) }),
})

const infoReply = ({ user, request_uuid }: Asked, player: PlayerAnswer): Reply =>
  player.outcome === 'unknown-player'
    ? // The call has no token to be wrong, and the protocol no word of its own for a player that nobody knows.
      { status: 'RS_ERROR_UNKNOWN', user, request_uuid }
    : {
        status: 'RS_OK',
        user,
        request_uuid,
        country: player.country,
        sub_partner_id: String(player.siteId),
        currency: player.currency,
        registration_date: seoulDay(player.registeredAt),
      }
