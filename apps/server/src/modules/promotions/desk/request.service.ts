import { type AdminAnswerOf, type adminBonusRequests, type BonusRequest, cashOf } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { assertSecond } from '../../approvals/index.ts'
import { record } from '../../audit/index.ts'
import { memberNicks, staffNames } from '../../identity/index.ts'
import { findVersions } from '../bonus.repository.ts'
import { grantByHand } from './hand.service.ts'
import { type BonusRequestRow, findOpenRequests, lockOpenRequest, saveDecision } from './request.repository.ts'
import { saveVersion } from './save-version.service.ts'

export const listRequests = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminBonusRequests>> => {
  const requests = await findOpenRequests(ctx)
  const names = await staffNames(ctx, [...new Set(requests.map(({ requestedBy }) => requestedBy))])
  const memberIds = requests.flatMap((one) => (one.kind === 'grant' ? [one.memberId] : []))
  const nicks = await memberNicks(ctx, [...new Set(memberIds)])
  const versions = await findVersions(ctx, [...new Set(requests.map(({ code }) => code))])
  return {
    requests: requests.map(
      (one): BonusRequest => ({
        requestId: one.requestId,
        kind: one.kind,
        code: one.code,
        reason: one.reason,
        askedBy: names.get(one.requestedBy) ?? '',
        askedAt: one.requestedAt.toISOString(),
        isOwn: one.requestedBy === ctx.who.staffId,
        terms:
          one.kind === 'terms'
            ? {
                isOn: one.isOn,
                before: versions.find(({ code }) => code === one.code)?.terms ?? null,
                after: one.terms,
              }
            : null,
        grant:
          one.kind === 'grant'
            ? { memberId: one.memberId, memNick: nicks.get(one.memberId) ?? '', amount: cashOf(one.amount) }
            : null,
      }),
    ),
  }
}

/** Withdrawn by who asked, or declined by another. */
export const dropRequest = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const request = await openRequest(ctx, requestId)
  await saveDecision(ctx, requestId, false)
  await noted(ctx, 'drop', request)
}

/** The second of two: it is done in the same transaction. */
export const approveRequest = async (ctx: StaffCtx, requestId: number): Promise<void> => {
  const request = await openRequest(ctx, requestId)
  await assertSecond(ctx, request.requestedBy)
  await saveDecision(ctx, requestId, true)
  await noted(ctx, 'approve', request)
  if (request.kind === 'terms') await saveVersion(ctx, request.code, request)
  else await grantByHand(ctx, request)
}

const openRequest = async (ctx: StaffCtx, requestId: number): Promise<BonusRequestRow> => {
  const request = await lockOpenRequest(ctx, requestId)
  if (!request) throw new StaffRefusal('STAFF_NOT_FOUND')
  return request
}

const noted = (
  ctx: StaffCtx,
  act: 'approve' | 'drop',
  { kind, code, requestId, requestedBy, reason }: BonusRequestRow,
) =>
  record(ctx, {
    action: `promotions.${act}-${kind}`,
    target: `bonus:${code}`,
    before: { requestedBy, reason },
    after: { requestId },
  })
