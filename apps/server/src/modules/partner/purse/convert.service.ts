import { type BodyOf, cashOf, type DataOf, moneyOf, type partnerCommission, type partnerConvert } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { seoulDay } from '../../../platform/seoul-time.ts'
import { balancesOf, memberPurse, post } from '../../ledger/index.ts'
import { siteCurrency, siteOptions } from '../../site/index.ts'
import { assertUnlocked } from '../access.service.ts'
import type { Node } from '../tree/node.ts'
import { type Conversion, countConversions, findConversion, insertConversion } from './conversion.repository.ts'
import { mayConvert } from './convert.rules.ts'
import {
  findPurseEntries,
  findPurseRow,
  insertPurseEntries,
  lockPurseRows,
  type PurseRow,
  savePurses,
} from './purse.repository.ts'
import { sumDueRolling } from './rolling.repository.ts'

/** One transaction under the lock of the purse: of two requests at once the second sees what the first has left. */
export const convertCommission = async (
  ctx: MemberCtx,
  own: Node,
  { amount, requestKey }: BodyOf<typeof partnerConvert>,
): Promise<DataOf<typeof partnerConvert>> => {
  const [purse] = await lockPurseRows(ctx, [own.partnerId])
  if (!purse) throw new Refusal('N404')
  const known = await findConversion(ctx, own.partnerId, requestKey)
  if (known && known.amount !== amount) throw new Refusal('K409')
  if (!known) assertUnlocked(own)
  const done = known ?? (await convert(ctx, purse, amount, requestKey))
  return {
    converted: cashOf(done.amount),
    commission: cashOf(done.commissionAfter),
    cash: cashOf(done.cashAfter),
  }
}

const heldOf = ({ earned, owed, released }: Pick<PurseRow, 'earned' | 'owed' | 'released'>): number =>
  earned + owed - released

const convert = async (ctx: MemberCtx, purse: PurseRow, amount: number, requestKey: string): Promise<Conversion> => {
  const { holderId } = purse
  const options = await siteOptions(ctx)
  const day = seoulDay(ctx.now)
  const bounds = {
    held: heldOf(purse),
    minimum: options.minimumCommissionConversion,
    perDay: options.commissionConversionsPerDay,
    today: await countConversions(ctx, holderId, day),
  }
  if (!mayConvert(amount, bounds)) throw refuseField('C701', 'amount')
  const currency = await siteCurrency(ctx)
  const ord = purse.entries + 1
  const name = `commission:${holderId}:${ord}`
  const { fromBalance, toBalance } = await post(ctx, {
    kind: 'commission-converted',
    currency,
    from: memberPurse(holderId, 'commission'),
    to: memberPurse(holderId, 'cash'),
    amount: moneyOf(currency, amount),
    key: name,
    reference: name,
  })
  const balanceAfter = bounds.held - amount
  if (fromBalance !== balanceAfter) throw new Error(`commission of ${holderId} does not agree with the ledger`)
  await insertPurseEntries(ctx, [
    {
      ...{ holderId, ord, kind: 'converted', amount: -amount, moved: -amount, purse: 'commission', balanceAfter },
      ...{ owedAfter: purse.owed, period: '', key: `converted:${requestKey}` },
    },
  ])
  await savePurses(ctx, [{ ...purse, entries: ord, released: purse.released + amount }])
  const conversion = { amount, commissionAfter: balanceAfter, cashAfter: toBalance ?? 0 }
  await insertConversion(ctx, holderId, { ...conversion, requestKey, day })
  return conversion
}

/** What a holder earned, the newest first, with what it holds, owes, and what is to come. */
export const pageOfPurse = async (ctx: Ctx, holderId: number, { before, size }: { before: string; size: number }) => {
  const purse = await findPurseRow(ctx, holderId)
  const found = await findPurseEntries(ctx, holderId, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ ord }) => cursorText(ord))
  return {
    held: (await balancesOf(ctx, holderId)).commission,
    owed: cashOf(purse?.owed ?? 0),
    coming: cashOf(await sumDueRolling(ctx, holderId)),
    list: rows.map(({ kind, amount, balance, owed, period, at }) => ({
      kind,
      amount: cashOf(amount),
      balance: cashOf(balance),
      owed: cashOf(owed),
      period,
      at: at.toISOString(),
    })),
    next,
  }
}

export const showCommission = async (
  ctx: MemberCtx,
  own: Node,
  asked: BodyOf<typeof partnerCommission>,
): Promise<DataOf<typeof partnerCommission>> => {
  const options = await siteOptions(ctx)
  return {
    ...(await pageOfPurse(ctx, own.partnerId, asked)),
    minimum: options.minimumCommissionConversion,
    perDay: options.commissionConversionsPerDay,
    convertedToday: await countConversions(ctx, own.partnerId, seoulDay(ctx.now)),
  }
}
