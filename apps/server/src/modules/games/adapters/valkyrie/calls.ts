import type { Services } from '../../../../platform/services.ts'
import type { SeenSession } from '../../vendor-desk.repository.ts'
import type { VendorDesk } from '../../vendor-desk.service.ts'
import { isoLanguage, type ValkyrieVendor } from '../../vendors/valkyrie.ts'
import type { WalletPort } from '../../wallet-port.ts'
import { balanceOf, ok, ownId, type Reply, refusal, roundOf, transactionOf } from './answers.ts'
import { codeOf } from './codes.ts'
import { transactionBody } from './shapes.ts'
import { isWithdrawal, operationFrom } from './translate.ts'

export type PamCallName =
  | 'getSession'
  | 'refreshSession'
  | 'getBalance'
  | 'getTransactions'
  | 'addTransaction'
  | 'getGameRound'

/** Whose key was right: with a session, open or ended, or reconciling without one. */
export type Caller = {
  vendor: ValkyrieVendor
  token: string
  session: SeenSession | undefined
  isReconciled: boolean
  /** Empty where the address names none. */
  playerId: string
}
export type Sent = {
  query: { providerTransactionId?: string; providerBetRef?: string }
  round: string
  body: unknown
}
export type Call = (caller: Caller, sent: Sent) => Promise<Reply>

/** What each call of the protocol does. */
export const callsOf = (services: Services, wallet: WalletPort, desk: VendorDesk): Record<PamCallName, Call> => {
  const seen = async (session: SeenSession, token: string): Promise<Reply> =>
    ok({
      session: {
        playerId: session.playerId,
        token,
        currency: session.currency,
        country: await desk.countryOf(session),
        language: isoLanguage(session.language),
        gameId: session.gameCode,
      },
    })

  return {
    // Also of an ended session: what it was does not change.
    getSession: async ({ session, token }) => (session ? seen(session, token) : refusal('PAM_ERR_SESSION_NOT_FOUND')),

    refreshSession: async ({ vendor, session, token }) => {
      if (!session) return refusal('PAM_ERR_SESSION_NOT_FOUND')
      const next = await desk.renew(vendor.code, session, token)
      return next === undefined ? refusal('PAM_ERR_SESSION_EXPIRED') : seen(session, next)
    },

    getBalance: async ({ vendor, session, token, playerId }) => {
      if (!session) return refusal('PAM_ERR_SESSION_NOT_FOUND')
      const asked = { vendorCode: vendor.code, playerId, token, hasBonus: true }
      const { outcome, balance, bonus = 0, currency } = await wallet.balance(asked)
      const code = codeOf(outcome, 'bet')
      if (code !== 'OK' || balance === undefined || !currency)
        return refusal(code === 'OK' ? 'PAM_ERR_UNDEFINED' : code)
      return ok({ balance: balanceOf(balance, bonus, currency) })
    },

    getTransactions: async ({ vendor, playerId }, { query }) => {
      const { providerTransactionId: id, providerBetRef: group } = query
      if (!id && !group)
        return refusal('PAM_ERR_UNDEFINED', {
          http: 400,
          message: 'providerTransactionId or providerBetRef is needed.',
        })
      const found = await desk.transactions({ vendorCode: vendor.code, playerId, ...(group ? { group } : { id }) })
      return ok({ transactions: found.map((one) => transactionOf(vendor.pam.provider, one)) })
    },

    addTransaction: async ({ vendor, session, token, isReconciled, playerId }, { body }) => {
      const parsed = transactionBody.safeParse(body)
      if (!parsed.success) {
        const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body').join(', ')
        return refusal('PAM_ERR_UNDEFINED', { http: 400, message: `The body cannot be read: ${fields}.` })
      }
      if (isReconciled && isWithdrawal(parsed.data)) return refusal('PAM_ERR_SESSION_NOT_FOUND')
      const currency = session?.currency ?? (await desk.cash(vendor.code, playerId))?.currency
      if (!currency) return refusal('PAM_ERR_PLAYER_NOT_FOUND')
      const sender = { vendorCode: vendor.code, playerId, token, isReconciled, currency }
      const translated = operationFrom(sender, parsed.data, services.clock.now())
      if ('refused' in translated) {
        const { refused: code, message, tooFine } = translated
        const bets = isWithdrawal(parsed.data) ? session : undefined
        if (bets && !bets.isOpen) return refusal('PAM_ERR_SESSION_EXPIRED')
        const isBarred = bets !== undefined && (await desk.isBarred(vendor.code, bets))
        if (!isBarred && code === 'PAM_ERR_TRANS_CURRENCY') return refusal(code)
        const held = await desk.cash(vendor.code, playerId)
        const entity = resultOf(held && balanceOf(held.balance, held.bonus, currency))
        if (isBarred) return refusal('PAM_ERR_BET_NOT_ALLOWED', { entity })
        // More than there is comes before too fine.
        if (bets && held && tooFine && tooFine.above >= (tooFine.of === 'cash' ? held.balance : held.bonus))
          return refusal(tooFine.of === 'cash' ? 'PAM_ERR_CASH_OVERDRAFT' : 'PAM_ERR_PROMO_OVERDRAFT', { entity })
        return refusal(code, { entity, ...(message ? { message } : {}) })
      }
      const { operation } = translated
      const { outcome, balance, bonus = 0 } = await wallet.operate(operation)
      const code = codeOf(outcome, operation.verb)
      const said = balance === undefined ? undefined : balanceOf(balance, bonus, currency)
      if (code === 'OK') return ok(resultOf(said, ownId(operation)))
      return refusal(code, { entity: code === 'PAM_ERR_TRANS_CURRENCY' ? {} : resultOf(said) })
    },

    getGameRound: async ({ vendor, playerId }, { round }) => {
      const found = await desk.round(vendor.code, playerId, round)
      return found ? ok({ gameround: roundOf(found) }) : refusal('PAM_ERR_ROUND_NOT_FOUND', { http: 404 })
    },
  }
}

const resultOf = (balance: object | undefined, transactionId?: string): object =>
  balance === undefined ? {} : { transactionResult: { ...(transactionId ? { transactionId } : {}), balance } }
