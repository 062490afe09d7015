import type { AdminAnswerOf, helpAskedList, protectionFile } from '@maru/contract'
import type { MemberCtx, StaffCtx } from '../../platform/context.ts'
import { record } from '../audit/index.ts'
import { memberNicks, staffNames } from '../identity/index.ts'
import { lockPurses } from '../ledger/index.ts'
import { assertKnown } from './known-member.service.ts'
import { findHelpAsked, findHelpWaiting, findNotes, insertNote } from './note.repository.ts'

const SHOWN = 100
const DAY_MS = 24 * 3_600_000

/** One question a day; another one is answered with the instant of the first. */
export const askHelp = async (ctx: MemberCtx, score: number | null): Promise<Date> => {
  const { memberId } = ctx.who
  // Of two requests at once, one is noted.
  await lockPurses(ctx, [memberId])
  const asked = await findHelpAsked(ctx, memberId, new Date(ctx.now.getTime() - DAY_MS))
  if (asked) return asked
  await insertNote(ctx, memberId, { kind: 'help-asked', text: '', score, staffId: null })
  return ctx.now
}

type NewNote = { kind: 'note' | 'contact'; text: string }
export const noteForMember = async (ctx: StaffCtx, memberId: number, { kind, text }: NewNote): Promise<void> => {
  await assertKnown(ctx, memberId)
  await insertNote(ctx, memberId, { kind, text, score: null, staffId: ctx.who.staffId })
  await record(ctx, { action: `protection.${kind}`, target: `member:${memberId}`, before: null, after: { text } })
}

export const notesOf = async (
  ctx: StaffCtx,
  memberId: number,
): Promise<AdminAnswerOf<typeof protectionFile>['notes']> => {
  const notes = await findNotes(ctx, memberId, SHOWN)
  const names = await staffNames(ctx, [...new Set(notes.flatMap(({ staffId }) => staffId ?? []))])
  return notes.map(({ at, staffId, ...note }) => ({
    ...note,
    at: at.toISOString(),
    staffName: (staffId !== null && names.get(staffId)) || '',
  }))
}

export const listHelpAsked = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof helpAskedList>> => {
  const waiting = await findHelpWaiting(ctx, SHOWN)
  const nicks = await memberNicks(
    ctx,
    waiting.map(({ memberId }) => memberId),
  )
  return {
    rows: waiting.map(({ askedAt, ...one }) => ({
      ...one,
      memNick: nicks.get(one.memberId) ?? '',
      askedAt: askedAt.toISOString(),
    })),
  }
}
