import { type DataOf, points, type rotaryList, type rotaryShow } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { isPaused } from '../protection/index.ts'
import { countSpins, saveOwnSeed } from './account.repository.ts'
import { ensureAccount } from './commitment.service.ts'
import { countUnused } from './entitlement.repository.ts'
import { findSpins } from './spin.repository.ts'
import { shownSpin } from './spin.service.ts'
import { findSlices, findWheel } from './wheel.repository.ts'
import { tableOf, winnable } from './wheel.rules.ts'

const PAGE_SIZE = 10

/** Publishes the hash of the next spin's seed, where none was yet. */
export const showWheel = async (ctx: MemberCtx): Promise<DataOf<typeof rotaryShow>> => {
  const { memberId } = ctx.who
  const { number, hash, ownSeed } = await ensureAccount(ctx, memberId)
  const wheel = await findWheel(ctx)
  const stock = wheel ? await findSlices(ctx, wheel.version) : []
  const slices = wheel ? winnable(wheel, stock) : []
  const { spins, until } = await countUnused(ctx, memberId)
  return {
    isOn: wheel?.terms.isOn ?? false,
    table: wheel ? tableOf(wheel, slices) : '',
    slices: slices.map(({ slice, points: won, weight }) => ({
      points: points(won),
      weight,
      left: stock[slice]?.left ?? null,
    })),
    spins,
    spinUntil: until?.toISOString() ?? '',
    next: { number, hash: hash.toString('hex'), ownSeed },
    barred: (await isPaused(ctx, memberId)) ? 'RW01' : '',
  }
}

/** For the next spin; its hash stays what was published. */
export const chooseSeed = async (ctx: MemberCtx, ownSeed: string): Promise<{ ownSeed: string }> => {
  await ensureAccount(ctx, ctx.who.memberId)
  await saveOwnSeed(ctx, ctx.who.memberId, ownSeed)
  return { ownSeed }
}

export const listOwnSpins = async (ctx: MemberCtx, page: number): Promise<DataOf<typeof rotaryList>> => {
  const { memberId } = ctx.who
  const total = await countSpins(ctx, memberId)
  const rows = await findSpins(ctx, memberId, { last: total, page, size: PAGE_SIZE })
  return {
    list: rows.map(shownSpin),
    pageInfo: { page, count_per_list: PAGE_SIZE, tatal_list_count: total },
  }
}
