import { type AdminAnswerOf, type adminBonusGrants, type BonusGrantRow, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { siteOptions } from '../../site/index.ts'
import { endActive, lockBonusMoney } from '../end-bonus.service.ts'
import { findGrantOf, grantedByHand } from '../grant.repository.ts'
import { askSecond } from './ask-second.service.ts'
import { csvOf } from './csv.rules.ts'
import { type DeskGrant, findDeskGrants, findGrantMember, type GrantFilter } from './grants-desk.repository.ts'
import { grantByHand, type HandGrant, mayBeGranted, sourceOf } from './hand.service.ts'

const rowOf = ({ amount, required, progress, converted, takenBack, ...grant }: DeskGrant): BonusGrantRow => ({
  ...grant,
  amount: cashOf(amount),
  required: cashOf(required),
  progress: cashOf(progress),
  converted: cashOf(converted),
  takenBack: cashOf(takenBack),
  grantedAt: grant.grantedAt.toISOString(),
  expiresAt: grant.expiresAt.toISOString(),
  endedAt: grant.endedAt?.toISOString() ?? null,
})

type Paged = GrantFilter & { before: number; size: number }

export const listGrants = async (
  ctx: StaffCtx,
  { before, size, ...filter }: Paged,
): Promise<AdminAnswerOf<typeof adminBonusGrants>> => {
  // One more than is shown says whether there are others.
  const found = await findDeskGrants(ctx, filter, size + 1, before)
  const rows = found.slice(0, size).map(rowOf)
  return { rows, next: found.length > size ? (rows.at(-1)?.grantId ?? null) : null }
}

const MOST_IN_FILE = 10_000
const columns = [
  'grantId',
  'memberId',
  'memNick',
  'isTest',
  'code',
  'version',
  'status',
  'amount',
  'required',
  'progress',
  'converted',
  'takenBack',
  'source',
  'grantedAt',
  'expiresAt',
  'endedAt',
] as const satisfies (keyof BonusGrantRow)[]

/** Who took a list of members' bonuses away stands in the audit log. */
export const grantsFile = async (ctx: StaffCtx, filter: GrantFilter): Promise<{ csv: string }> => {
  const rows = (await findDeskGrants(ctx, filter, MOST_IN_FILE, 0)).map(rowOf)
  await record(ctx, {
    action: 'promotions.take-grants',
    target: `site:${ctx.siteId}`,
    before: null,
    after: { ...filter, rows: rows.length },
  })
  return { csv: csvOf(columns, rows) }
}

/** Above the site's sum, with what staff granted this member today, another of the staff decides. */
export const grantAtDesk = async (ctx: StaffCtx, asked: HandGrant) => {
  const { handBonusAlone } = await siteOptions(ctx)
  const known = (await findGrantOf(ctx, sourceOf(asked))) ?? (await madeMeanwhile(ctx, asked))
  if (known) return { grantId: known, requestId: null }
  if (asked.amount + (await grantedByHand(ctx, asked.memberId)) > handBonusAlone)
    return { grantId: null, requestId: await askSecond(ctx, { kind: 'grant', ...asked }) }
  return { grantId: await grantByHand(ctx, asked), requestId: null }
}

/** What the same key granted before it was this one's turn. From here on nothing else is granted to the member. */
const madeMeanwhile = async (ctx: StaffCtx, asked: HandGrant): Promise<number | undefined> => {
  await mayBeGranted(ctx, asked.memberId)
  await lockBonusMoney(ctx, asked.memberId)
  return findGrantOf(ctx, sourceOf(asked))
}

/** As if the member gave it up. STAFF_NOT_FOUND: it is not active, or not of this site. */
export const cancelGrant = async (ctx: StaffCtx, grantId: number, reason: string) => {
  const memberId = await findGrantMember(ctx, grantId)
  const ended = memberId && (await endActive(ctx, memberId, 'cancelled', (grant) => grant.grantId === grantId))
  if (!ended) throw new StaffRefusal('STAFF_NOT_FOUND')
  await record(ctx, {
    action: 'promotions.cancel-grant',
    target: `member:${memberId}`,
    before: { grantId },
    after: { amount: ended.takenBack, reason },
  })
  return { takenBack: cashOf(ended.takenBack) }
}
