import type { Ctx } from '../../platform/context.ts'
import type { Services } from '../../platform/services.ts'
import { type Seen, writeSeenMembers, writeSeenStaff } from './last-seen.repository.ts'

/** `last_seen_at` is written this seldom: a poll every few seconds is not worth a write each. */
export const SEEN_EVERY_MS = 60_000
const WRITE_EVERY_MS = 1_000

/** Sessions that were seen and not written yet. */
export type LastSeen = {
  note(ctx: Ctx, kind: 'member' | 'staff', session: { session_id: number; last_seen_at: Date }): void
  /** Resolves when all that was noted so far is written, or has failed. */
  flush(): Promise<void>
}

/**
 * Whoever finds a session only reads; that it was seen is written a second later, for all sessions of this process in a statement. What a process that
 * dies had not written is noted again by the next call of the session.
 */
export const createLastSeen = ({ reading, log }: Pick<Services, 'reading' | 'log'>): LastSeen => {
  let waiting = { member: new Map<number, Seen>(), staff: new Map<number, Seen>() }
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<unknown> = Promise.resolve()

  const write = async (): Promise<void> => {
    const seen = waiting
    waiting = { member: new Map(), staff: new Map() }
    await reading({ who: { kind: 'system', job: 'identity.last-seen' }, siteId: 0 }, async (ctx) => {
      await writeSeenMembers(ctx, [...seen.member.values()])
      await writeSeenStaff(ctx, [...seen.staff.values()])
    }).catch((error: unknown) => log.warn({ err: error }, 'last seen of sessions not written'))
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    await writing
  }
  const note: LastSeen['note'] = (ctx, kind, { session_id, last_seen_at }) => {
    if (ctx.now.getTime() - last_seen_at.getTime() < SEEN_EVERY_MS) return
    waiting[kind].set(session_id, { siteId: ctx.siteId, sessionId: session_id, at: ctx.now })
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref()
  }
  return { note, flush }
}
