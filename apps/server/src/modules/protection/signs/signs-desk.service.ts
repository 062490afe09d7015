import type { AdminAnswerOf, WarningSign, warningList } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { memberNicks } from '../../identity/index.ts'
import { countScores, findScore, findScores, type ScoreRow } from './signs.repository.ts'

type Filter = { sign: WarningSign | ''; page: number; size: number }

const shown = ({ score, signs, scoredAt }: ScoreRow) => ({ score, signs, scoredAt: scoredAt.toISOString() })

/** Members with early-warning signs, those with the most points first. */
export const listWarnings = async (
  ctx: StaffCtx,
  { sign, page, size }: Filter,
): Promise<AdminAnswerOf<typeof warningList>> => {
  const rows = await findScores(ctx, sign, size, (page - 1) * size)
  const nicks = await memberNicks(
    ctx,
    rows.map(({ memberId }) => memberId),
  )
  return {
    rows: rows.map((row) => ({ memberId: row.memberId, memNick: nicks.get(row.memberId) ?? '', ...shown(row) })),
    total: await countScores(ctx, sign),
    page,
    size,
  }
}

export const warningOf = async (ctx: StaffCtx, memberId: number) => {
  const row = await findScore(ctx, memberId)
  return row ? shown(row) : null
}
