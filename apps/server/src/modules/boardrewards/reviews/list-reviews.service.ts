import { type AdminAnswerOf, type adminReviews, points, type ReviewState } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { inLanguage } from '../../boards/index.ts'
import { memberNicks, staffNames } from '../../identity/index.ts'
import { findReviews } from './review.repository.ts'

type Asked = { before: string; size: number; state: ReviewState | '' }

export const listReviews = async (
  ctx: StaffCtx,
  { before, size, state }: Asked,
): Promise<AdminAnswerOf<typeof adminReviews>> => {
  const [behind] = cursorOf(before, 1) ?? []
  const found = await findReviews(ctx, state, size + 1, behind)
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.postId))
  const nicks = await memberNicks(ctx, [...new Set(rows.map(({ memberId }) => memberId))])
  const names = await staffNames(ctx, [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))])
  return {
    rows: rows.map((row) => ({
      boardIdx: row.postId,
      title: inLanguage(row.title, ctx.language),
      letters: row.letters,
      memberId: row.memberId,
      memNick: nicks.get(row.memberId) ?? '',
      state: row.state,
      why: row.why,
      points: points(row.points),
      taken: points(row.taken),
      writtenAt: row.writtenAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? '',
      staffName: row.staffId === null ? '' : (names.get(row.staffId) ?? ''),
    })),
    next,
  }
}
