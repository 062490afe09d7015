import { won } from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { countOpen } from '../cashier/index.ts'
import { countPlaying } from '../games/index.ts'
import { countWaitingSignUps, onlineMembers } from '../identity/index.ts'
import { trialBalance } from '../ledger/index.ts'
import { assertWon } from '../site/index.ts'
import { figuresOf, seoulDay } from '../wagers/index.ts'
import { cashSince } from './cash.repository.ts'

/** The strip at the top of the desk: now, and today in Asia/Seoul. */
export const showFigures = async (ctx: StaffCtx) => {
  await assertWon(ctx)
  const today = seoulDay(ctx.now)
  const cash = await cashSince(ctx, new Date(`${today}T00:00:00+09:00`))
  const wagers = await figuresOf(ctx, today)
  const waiting = await countOpen(ctx)
  return {
    online: (await onlineMembers(ctx)).length,
    playing: await countPlaying(ctx),
    depositsToday: won(cash.deposits),
    withdrawalsToday: won(cash.withdrawals),
    netToday: cash.deposits - cash.withdrawals,
    openStake: won(wagers.openStake),
    openWagers: wagers.openWagers,
    profitToday: wagers.profit,
    waitingSignUps: await countWaitingSignUps(ctx),
    waitingCash: waiting.deposit + waiting.withdrawal,
    trialBalance: await trialBalance(ctx),
  }
}
