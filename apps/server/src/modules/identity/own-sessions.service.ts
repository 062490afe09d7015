import type { DataOf, ownSessions } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { readSessions, type SessionRow } from './member-desk.repository.ts'

const SHOWN = 10

/** A session that nobody ended is over when it runs out. */
export const shownSession = (ctx: Ctx, row: SessionRow) => {
  const hasRunOut = row.ended_at === null && row.expires_at <= ctx.now
  return {
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    ip: row.ip,
    userAgent: row.user_agent,
    endedAt: (hasRunOut ? row.expires_at : row.ended_at)?.toISOString() ?? null,
    endReason: hasRunOut ? 'expired' : row.end_reason,
  }
}

/** The member's last logins, newest first. */
export const listOwnSessions = async (ctx: MemberCtx): Promise<DataOf<typeof ownSessions>> => {
  const { memberId, sessionId } = ctx.who
  const rows = await readSessions(ctx, memberId, SHOWN)
  return { list: rows.map((row) => ({ ...shownSession(ctx, row), isOwn: row.session_id === sessionId })) }
}
