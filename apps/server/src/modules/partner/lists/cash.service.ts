import { type BodyOf, cashOf, cashOutcomeOf, type DataOf, type partnerCash } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import type { Own } from '../sight.rules.ts'
import {
  findByMember,
  findInStretch,
  findStretchEnd,
  type ListedRequest,
  type RequestFilter,
} from './cash.repository.ts'
import { countMembers, FEW_MEMBERS } from './member.repository.ts'
import { namesFor } from './names.service.ts'
import { type Whose, whoseOf } from './whose.ts'

/** Of how many of the site's requests one reading after the other looks at. */
const STRETCHES = [1_000, 10_000]

export const listCash = async (
  ctx: Ctx,
  own: Own,
  { partnerId, memberId, cashType, before, size }: BodyOf<typeof partnerCash>,
): Promise<DataOf<typeof partnerCash>> => {
  const whose = await whoseOf(ctx, own, { partnerId, memberId })
  const found = await newestRequests(
    ctx,
    whose,
    { cashType, before: cursorOf(before, 1)?.[0] ?? Number.MAX_SAFE_INTEGER },
    size + 1,
  )
  const { rows, next } = pageBehind(found, size, ({ cashIdx }) => cursorText(cashIdx))
  const nameOf = await namesFor(ctx, own, rows)
  const list = rows.map((row) => ({
    ...nameOf(row.memberId),
    cashType: row.cashType,
    amount: cashOf(row.amount),
    outcome: cashOutcomeOf(row),
    at: row.createdAt.toISOString(),
  }))
  return { list, next }
}

/** As with bets: of many members among the site's newest, of few, or where these asked for little, member by member. */
export const newestRequests = async (
  ctx: Ctx,
  whose: Whose,
  filter: RequestFilter,
  limit: number,
): Promise<ListedRequest[]> => {
  const found: ListedRequest[] = []
  let { before } = filter
  if (whose.memberId === 0 && (await countMembers(ctx, whose.aboveId)) > FEW_MEMBERS)
    for (const requests of STRETCHES) {
      const from = await findStretchEnd(ctx, before, requests)
      found.push(...(await findInStretch(ctx, whose.aboveId, { ...filter, before }, from, limit - found.length)))
      if (found.length === limit || from === 0) return found
      before = from
    }
  return [...found, ...(await findByMember(ctx, whose, { ...filter, before }, limit - found.length))]
}
