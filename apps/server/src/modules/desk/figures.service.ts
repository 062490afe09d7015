import { cashOf, type Permission } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { countOpen } from '../cashier/index.ts'
import { playingMembers } from '../games/index.ts'
import { countWaitingSignUps, onlineMembers, testMembers } from '../identity/index.ts'
import { shownTrialBalance } from '../ledger/index.ts'
import { figuresOf } from '../wagers/index.ts'
import { cashOfDay } from './cash.repository.ts'

/** The strip at the top of the desk: now, and today in Asia/Seoul. What these staff may not read is null, and not asked for. */
export const showFigures = async (ctx: StaffCtx) => {
  const may = (permission: Permission): boolean => ctx.who.permissions.includes(permission)
  const today = seoulDay(ctx.now)
  const cash = may('cash.read') ? await cashOfDay(ctx, today) : undefined
  const waiting = may('cash.read') ? await countOpen(ctx) : undefined
  const wagers = may('ledger.read') ? await figuresOf(ctx, today) : undefined
  const presence = may('members.read') ? await whoIsThere(ctx) : undefined
  return {
    online: presence?.online ?? null,
    playing: presence?.playing ?? null,
    depositsToday: cash ? cashOf(cash.deposits) : null,
    withdrawalsToday: cash ? cashOf(cash.withdrawals) : null,
    netToday: cash ? cash.deposits - cash.withdrawals : null,
    openStake: wagers ? cashOf(wagers.openStake) : null,
    openWagers: wagers?.openWagers ?? null,
    profitToday: wagers?.profit ?? null,
    waitingSignUps: may('sign-ups.read') ? await countWaitingSignUps(ctx) : null,
    waitingCash: waiting ? waiting.deposit + waiting.withdrawal : null,
    trialBalance: may('ledger.read') ? await shownTrialBalance(ctx) : null,
  }
}

/** Without test accounts. Who plays is online, also when the site behind the game was not seen for a while. */
const whoIsThere = async (ctx: StaffCtx): Promise<{ online: number; playing: number }> => {
  const tests = await testMembers(ctx)
  const counted = (memberIds: readonly number[]) => memberIds.filter((memberId) => !tests.has(memberId))
  const playing = counted(await playingMembers(ctx))
  const online = counted(await onlineMembers(ctx))
  return { online: new Set([...playing, ...online]).size, playing: playing.length }
}
