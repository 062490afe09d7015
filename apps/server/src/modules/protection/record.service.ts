import type { DataOf, protectionRecord } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { lastDays } from '../../platform/seoul-time.ts'
import { memberById } from '../identity/index.ts'
import { balancesOf } from '../ledger/index.ts'
import { readLifetime, readNetByDay, readNetOfPlay } from './record.repository.ts'

const SHOWN_DAYS = 14

/** What the member deposited and withdrew in all, what it holds, and how the last days went. */
export const showOwnRecord = async (ctx: MemberCtx): Promise<DataOf<typeof protectionRecord>> => {
  const { memberId } = ctx.who
  const days = lastDays(ctx.now, SHOWN_DAYS)
  const nets = await readNetByDay(ctx, memberId, days[0] ?? '')
  const { cash, bonus, withdrawalPending, inGame, held, transferPending } = await balancesOf(ctx, memberId)
  const member = await memberById(ctx, memberId)
  return {
    since: (member?.joinedAt ?? ctx.now).toISOString(),
    ...(await readLifetime(ctx, memberId)),
    holds: cash + bonus + withdrawalPending + inGame + held + transferPending,
    played: await readNetOfPlay(ctx, memberId),
    days: days.map((day) => ({ day, net: nets.get(day) ?? 0 })),
  }
}
