import type { AdminAnswerOf, warningList } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { memberNicks, restrictionsOf } from '../../identity/index.ts'
import { isInForce } from '../bar.rules.ts'
import { findContacts } from '../note.repository.ts'
import { shownPause } from '../state.service.ts'
import { findScore, findScores, type ScoreFilter, type ScoreRow } from './signs.repository.ts'

const CONTACT_MS = 30 * 24 * 3_600_000

const shown = ({ score, signs, scoredAt }: ScoreRow) => ({ score, signs, scoredAt: scoredAt.toISOString() })

/** Members with early-warning signs, those with the most points first. */
export const listWarnings = async (
  ctx: StaffCtx,
  { before, size, ...asked }: Omit<ScoreFilter, 'contactedSince'> & { before: string; size: number },
): Promise<AdminAnswerOf<typeof warningList>> => {
  const filter: ScoreFilter = { ...asked, contactedSince: new Date(ctx.now.getTime() - CONTACT_MS) }
  const found = await findScores(ctx, filter, size + 1, cursorOf(before, 2))
  const { rows, next } = pageBehind(found, size, ({ score, memberId }) => cursorText(score, memberId))
  const ids = rows.map(({ memberId }) => memberId)
  const nicks = await memberNicks(ctx, ids)
  const contacts = await findContacts(ctx, ids)
  const restrictions = await restrictionsOf(ctx, ids)
  return {
    rows: rows.map((row) => {
      const pause = restrictions.get(row.memberId)?.pause ?? null
      return {
        memberId: row.memberId,
        memNick: nicks.get(row.memberId) ?? '',
        pause: shownPause(isInForce(pause, ctx.now) ? pause : undefined),
        contactedAt: contacts.get(row.memberId)?.toISOString() ?? null,
        ...shown(row),
      }
    }),
    next,
  }
}

export const warningOf = async (ctx: StaffCtx, memberId: number) => {
  const row = await findScore(ctx, memberId)
  return row ? shown(row) : null
}
