import { won } from '@maru/contract'
import type { Ctx, Vendor } from '../../platform/context.ts'
import type { Services } from '../../platform/services.ts'
import { launchable, memberById } from '../identity/index.ts'
import {
  balancesOf,
  InsufficientFunds,
  KeyReused,
  memberPurse,
  type Posted,
  post,
  vendorAccount,
} from '../ledger/index.ts'
import { betRefusal } from '../protection/index.ts'
import { maintenanceNow } from '../site/index.ts'
import { moveWager, placeWager } from '../wagers/index.ts'
import { findSessionState, isGameOn } from './session.repository.ts'
import {
  closeRound,
  findPlayer,
  type Gathered,
  gatherFacts,
  insertRequest,
  insertRound,
  lockPlayer,
  type Player,
  type Written,
} from './wallet.repository.ts'
import { type Accepted, decide, type MoneyMove } from './wallet.rules.ts'
import type { BalanceQuestion, PlayerAnswer, WalletAnswer, WalletOperation, WalletPort } from './wallet-port.ts'

type VendorCtx = Ctx<Vendor>

/** Another player's operation took the id in between; the whole transaction is undone and decided again. */
class IdTaken extends Error {}

/** The wallet as doors see it: each operation is one transaction, whatever becomes of it. */
export const createWallet = (services: Services): WalletPort => {
  const about = (vendorCode: string, siteId: number) => ({ who: { kind: 'vendor', vendorCode } as const, siteId })
  const siteOf = sitesOfPlayers((vendorCode, playerId) =>
    services.reading(about(vendorCode, 0), (ctx) => findPlayer(ctx, vendorCode, playerId)),
  )
  const at = async <T>(vendorCode: string, playerId: string, act: (siteId: number) => Promise<T>) => {
    const siteId = await siteOf(vendorCode, playerId)
    return siteId === undefined ? ({ outcome: 'unknown-player' } as const) : act(siteId)
  }
  return {
    operate: (operation) =>
      at(operation.vendorCode, operation.playerId, async (siteId) => {
        const once = () => services.inContext(about(operation.vendorCode, siteId), (ctx) => operate(ctx, operation))
        return once().catch((error) => {
          if (error instanceof IdTaken) return once()
          throw error
        })
      }),
    balance: (question) =>
      at(question.vendorCode, question.playerId, (siteId) =>
        services.reading(about(question.vendorCode, siteId), (ctx) => answerBalance(ctx, question)),
      ),
    player: ({ vendorCode, playerId }) =>
      at(vendorCode, playerId, (siteId) =>
        services.reading(about(vendorCode, siteId), (ctx) => answerPlayer(ctx, vendorCode, playerId)),
      ),
  }
}

/** Gathers under the player's lock, decides by the rules, writes. In one transaction. */
export const operate = async (ctx: VendorCtx, operation: WalletOperation): Promise<WalletAnswer> => {
  const player = await lockPlayer(ctx, operation.vendorCode, operation.playerId)
  if (!player) return { outcome: 'unknown-player' }
  const gathered = await gatherFacts(ctx, player, operation)
  const decision = decide(operation, { ...gathered.facts, ...(await betBars(ctx, operation, player)) })
  const { currency } = player
  if (decision.kind === 'repeat') return { outcome: decision.outcome, balance: decision.balance, currency }
  if (decision.kind === 'refused') {
    const balance = await cashOf(ctx, player)
    if (decision.isKept)
      await keep(ctx, player, operation, {
        outcome: decision.outcome,
        balance,
        amount: amountOf(operation),
        transferId: null,
      })
    return { outcome: decision.outcome, balance, currency }
  }
  const written = await carryOut(ctx, player, operation, gathered, decision)
  await keep(ctx, player, operation, written)
  return { outcome: written.outcome, balance: written.balance, currency }
}

const carryOut = async (
  ctx: VendorCtx,
  player: Player,
  operation: WalletOperation,
  { round, product }: Gathered,
  accepted: Accepted,
): Promise<Written> => {
  const { money, change, movement } = accepted
  const amount = money?.amount ?? 0
  const moved = await moveMoney(ctx, player, operation, money)
  if (moved instanceof InsufficientFunds)
    return { outcome: 'not-enough-money', balance: moved.balance, amount: amountOf(operation), transferId: null }
  const transferId = moved ? String(moved.transferId) : null
  const balance = moved?.toBalance ?? moved?.fromBalance ?? (await cashOf(ctx, player))
  if (change && round) {
    await moveWager(ctx, round.wager, change, movement && { kind: movement, amount, balanceAfter: balance, transferId })
    if (change.endsRound) await closeRound(ctx, operation.vendorCode, player.memberId, round.name)
  }
  if (change && !round && operation.verb === 'bet') {
    const { vendorCode, gameCode, words } = operation
    if (!product) throw new Error(`an accepted bet on an unknown game ${gameCode}`)
    const wager = { memberId: player.memberId, product, vendorCode, gameCode, round: operation.round, selection: words }
    const ref = await placeWager(ctx, {
      ...wager,
      stake: amount,
      balanceAfter: balance,
      transferId,
      endsRound: change.endsRound,
    })
    await insertRound(ctx, operation, ref)
  }
  return { outcome: 'done', balance, amount, transferId }
}

/** Seamless: a stake goes from the member's cash to the vendor's account, a payout back; there is no purse between. */
const moveMoney = async (
  ctx: VendorCtx,
  player: Player,
  operation: WalletOperation,
  money: MoneyMove | undefined,
): Promise<Posted | InsufficientFunds | undefined> => {
  if (!money) return undefined
  const { vendorCode, verb, transactionId, round } = operation
  const cash = memberPurse(player.memberId, 'cash')
  const vendor = vendorAccount(vendorCode)
  const about = {
    currency: 'KRW' as const,
    amount: won(money.amount),
    key: `${vendorCode}:${verb}:${transactionId}`,
    reference: `round:${vendorCode}:${round}`,
  }
  try {
    if (money.to === 'vendor') return await post(ctx, { ...about, kind: money.kind, from: cash, to: vendor })
    return await post(ctx, { ...about, kind: money.kind, from: vendor, to: cash })
  } catch (error) {
    // The ledger wrote nothing, and the refusal is kept in the same transaction.
    if (error instanceof InsufficientFunds) return error
    if (error instanceof KeyReused) throw new IdTaken()
    throw error
  }
}

const keep = async (ctx: VendorCtx, player: Player, operation: WalletOperation, written: Written): Promise<void> => {
  if (!(await insertRequest(ctx, player, operation, written))) throw new IdTaken()
}

const betBars = async (
  ctx: VendorCtx,
  operation: WalletOperation,
  { memberId }: Player,
): Promise<{ isMaintenance: boolean; isBarred: boolean }> => {
  if (operation.verb !== 'bet') return { isMaintenance: false, isBarred: false }
  return { isMaintenance: await maintenanceNow(ctx), isBarred: await isBarred(ctx, memberId) }
}

const isBarred = async (ctx: VendorCtx, memberId: number): Promise<boolean> => {
  if (await launchable(ctx, memberId)) return true
  const member = await memberById(ctx, memberId)
  return !member || (await betRefusal(ctx, member)) !== undefined
}

const answerBalance = async (
  ctx: VendorCtx,
  { vendorCode, playerId, token, gameCode }: BalanceQuestion,
): Promise<WalletAnswer> => {
  const player = await findPlayer(ctx, vendorCode, playerId)
  if (!player) return { outcome: 'unknown-player' }
  const { currency } = player
  const state = await findSessionState(ctx, vendorCode, player.memberId, token)
  if (state === 'unknown') return { outcome: 'unknown-token', currency }
  if (state === 'foreign') return { outcome: 'foreign-token', currency }
  const balance = await cashOf(ctx, player)
  if (state === 'ended') return { outcome: 'session-ended', balance, currency }
  if (gameCode !== undefined && (await isGameOn(ctx, vendorCode, gameCode)) === undefined)
    return { outcome: 'unknown-game', balance, currency }
  return { outcome: 'done', balance, currency }
}

const answerPlayer = async (ctx: VendorCtx, vendorCode: string, playerId: string): Promise<PlayerAnswer> => {
  const player = await findPlayer(ctx, vendorCode, playerId)
  const member = player && (await memberById(ctx, player.memberId))
  if (!player || !member) return { outcome: 'unknown-player' }
  return {
    outcome: 'done',
    siteId: player.siteId,
    currency: player.currency,
    country: member.nationCode,
    registeredAt: player.createdAt,
  }
}

const cashOf = async (ctx: VendorCtx, { memberId }: Player): Promise<number> => (await balancesOf(ctx, memberId)).cash
const amountOf = (operation: WalletOperation): number => (operation.verb === 'rollback' ? 0 : operation.amount)

const REMEMBERED_PLAYERS = 50_000

/** A player never changes the site, so it is asked for once. */
const sitesOfPlayers = (find: (vendorCode: string, playerId: string) => Promise<Player | undefined>) => {
  const known = new Map<string, number>()
  return async (vendorCode: string, playerId: string): Promise<number | undefined> => {
    const key = `${vendorCode}/${playerId}`
    const remembered = known.get(key)
    if (remembered !== undefined) return remembered
    const player = await find(vendorCode, playerId)
    if (!player) return undefined
    if (known.size >= REMEMBERED_PLAYERS) known.clear()
    known.set(key, player.siteId)
    return player.siteId
  }
}
