import { type CashCurrency, points } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { house, lockPurses, memberPurse, postPipelined } from '../ledger/index.ts'
import { levelsAtEndOf, type MemberDay } from '../levels/index.ts'
import { siteCurrency } from '../site/index.ts'
import { type Accrual, type Accrued, addAccrued, findAccruals, saveAccruals, savePaid } from './accrual.repository.ts'
import { earningRulesOn } from './earning.repository.ts'
import { type EarnedPart, partsAdded, pointsFrom, rateOf, unitsOf } from './earning.rules.ts'
import { type NewEntry, writeEntries } from './entry.repository.ts'
import { findTurnover } from './turnover.repository.ts'

const keyOf = ({ memberId, day }: MemberDay): string => `${memberId}:${day}`

/** What the wagers of these days have earned, by the rules of the day and the level that the member had at its end. */
export const computeAccruals = async (ctx: Ctx, asked: readonly MemberDay[]): Promise<Accrual[]> => {
  const turnover = await findTurnover(ctx, asked)
  const levels = await levelsAtEndOf(ctx, asked)
  const rules = await earningRulesOn(
    ctx,
    asked.map(({ day }) => day),
  )
  const rows = Map.groupBy(turnover, keyOf)
  return asked.map((at, index) => {
    const rateFor = (group: EarnedPart['group']): number => rateOf(rules.get(at.day), group, levels[index] ?? 1)
    const parts = (rows.get(keyOf(at)) ?? [])
      .map(({ group, turnover: sum }) => ({ group, turnover: sum, rateBp: rateFor(group) }))
      .filter(({ rateBp }) => rateBp > 0)
    return { ...at, parts, units: unitsOf(parts) }
  })
}

/**
 * Computes these days anew and books the difference, so that it may be done any number of times: what was earned before is not earned again, and what was cancelled or corrected since is taken
 * back, as far as the member holds points. What is missing then is taken from the next ones.
 */
export const accrueDays = async (ctx: Ctx, asked: readonly MemberDay[]): Promise<void> => {
  if (asked.length === 0) return
  const memberIds = [...new Set(asked.map(({ memberId }) => memberId))]
  const held = await lockPurses(ctx, memberIds)
  const before = new Map((await findAccruals(ctx, asked)).map((accrual) => [keyOf(accrual), accrual]))
  const now = await computeAccruals(ctx, asked)
  await saveAccruals(ctx, now)
  const added = new Map<number, bigint>()
  const parts = new Map<number, EarnedPart[]>()
  for (const accrual of now) {
    const { memberId } = accrual
    const known = before.get(keyOf(accrual))
    added.set(memberId, (added.get(memberId) ?? 0n) + accrual.units - (known?.units ?? 0n))
    parts.set(memberId, [...(parts.get(memberId) ?? []), ...partsAdded(known?.parts ?? [], accrual.parts)])
  }
  await book(ctx, await addAccrued(ctx, added), held, parts)
}

/** Takes back what members still owe, now that they hold points again. */
export const collectOwed = async (ctx: Ctx, memberIds: readonly number[]): Promise<void> => {
  if (memberIds.length === 0) return
  const held = await lockPurses(ctx, memberIds)
  await book(ctx, await addAccrued(ctx, new Map(memberIds.map((memberId) => [memberId, 0n]))), held, new Map())
}

type Held = ReadonlyMap<number, { points: number }>

const book = async (
  ctx: Ctx,
  accrued: readonly Accrued[],
  held: Held,
  parts: ReadonlyMap<number, EarnedPart[]>,
): Promise<void> => {
  const currency = await siteCurrency(ctx)
  const due = accrued
    .map((account) => ({ ...account, change: changeOf(account, held, currency) }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => a.memberId - b.memberId)
  if (due.length === 0) return
  for (const one of due) move(ctx, one)
  await savePaid(ctx, due)
  await writeEntries(
    ctx,
    due.map(({ memberId, change }): NewEntry => {
      const balanceAfter = (held.get(memberId)?.points ?? 0) + change
      const detail = { parts: parts.get(memberId) ?? [] }
      return change > 0
        ? { memberId, way: 1, kind: 'turnover', amount: change, balanceAfter, detail }
        : { memberId, way: -1, kind: 'turnover-corrected', amount: -change, balanceAfter, detail }
    }),
  )
}

const changeOf = ({ memberId, accrued, paid }: Accrued, held: Held, currency: CashCurrency): number => {
  const difference = pointsFrom(accrued, currency) - paid
  return Math.max(difference, -(held.get(memberId)?.points ?? 0))
}

/** Its key is how many entries the member had: the purses are locked, and this writes the next one. */
const move = (ctx: Ctx, { memberId, change, entries }: Accrued & { change: number }): void => {
  const [purse, issued] = [memberPurse(memberId, 'points'), house('points-issued')] as const
  const posting = {
    currency: 'POINT',
    amount: points(Math.abs(change)),
    key: `points:turnover:${memberId}:${entries}`,
    reference: `points:turnover:${memberId}`,
  } as const
  if (change > 0) void postPipelined(ctx, { ...posting, kind: 'points-granted', from: issued, to: purse })
  else void postPipelined(ctx, { ...posting, kind: 'points-spent', from: purse, to: issued })
}
