import type {
  AdminAnswerOf,
  adminMailing,
  adminMailingCount,
  adminMailingSend,
  adminMailings,
  MailAudience,
  MailingKind,
} from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { enqueue } from '../../../platform/jobs/index.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { seoulInstant } from '../../../platform/seoul-time.ts'
import { record } from '../../audit/index.ts'
import { countAudience, findUnknownIds, staffNames } from '../../identity/index.ts'
import {
  cancelMailing as endMailing,
  findMailing,
  findMailingByKey,
  findMailings,
  insertMailing,
  type Mailing,
  type NewMailing,
} from './mailing.repository.ts'
import { sendMailingJob } from './send-mailing.job.ts'

const LATEST_MS = 366 * 24 * 3_600_000

export const countReceivers = async (
  ctx: StaffCtx,
  kind: MailingKind,
  audience: MailAudience,
): Promise<AdminAnswerOf<typeof adminMailingCount>> => ({
  receivers: await countAudience(ctx, { audience, onlyMarketing: kind === 'marketing' }),
  unknown: audience.who === 'ids' ? await findUnknownIds(ctx, audience.memIds) : [],
})

type Asked = Pick<NewMailing, 'kind' | 'title' | 'text' | 'audience' | 'expected' | 'requestKey'> & { sendAt: string }

/** At once, or at its time. The same key again is the same mailing; STAFF_CONFLICT: it stood for another, or it would reach more members than were confirmed. */
export const askMailing = async (
  ctx: StaffCtx,
  { sendAt, ...asked }: Asked,
): Promise<AdminAnswerOf<typeof adminMailingSend>> => {
  const { staffId } = ctx.who
  const at = sendAt === '' ? ctx.now : seoulInstant(sendAt)
  const isAhead = at !== undefined && at >= ctx.now && at.getTime() <= ctx.now.getTime() + LATEST_MS
  const known = await findMailingByKey(ctx, staffId, asked.requestKey)
  if (known) return repeated(known, asked)
  if (!isAhead) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'sendAt', problem: 'not ahead' }] })
  const { receivers } = await countReceivers(ctx, asked.kind, asked.audience)
  if (receivers > asked.expected) throw new StaffRefusal('STAFF_CONFLICT', { receivers })
  const mailingId = await insertMailing(ctx, { ...asked, sendAt: at, staffId })
  if (mailingId === undefined) {
    // Another request of the same key was faster, and has committed.
    const first = await findMailingByKey(ctx, staffId, asked.requestKey)
    if (!first) throw new StaffRefusal('STAFF_CONFLICT')
    return repeated(first, asked)
  }
  if (sendAt === '') await enqueue(ctx, sendMailingJob, { mailingId }, { key: `mailing:${mailingId}` })
  const { kind, title, audience, expected } = asked
  await record(ctx, {
    action: 'messages.send',
    target: `mailing:${mailingId}`,
    before: null,
    after: { kind, title, audience: shortly(audience), expected, sendAt: at.toISOString() },
  })
  return { mailingId }
}

const repeated = (known: Mailing, asked: Omit<Asked, 'sendAt'>) => {
  const isSame = (['kind', 'title', 'text', 'audience'] as const).every(
    (part) => sorted(known[part]) === sorted(asked[part]),
  )
  if (!isSame) throw new StaffRefusal('STAFF_CONFLICT')
  return { mailingId: known.mailingId }
}

/** The database stores the keys of an object in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** A list of logins as how many there are: the mailing itself has them. */
const shortly = (audience: MailAudience) =>
  audience.who === 'ids' ? { who: 'ids', ids: audience.memIds.length } : audience

export const cancelMailing = async (ctx: StaffCtx, mailingId: number): Promise<void> => {
  const mailing = await findMailing(ctx, mailingId, 'FOR UPDATE')
  if (!mailing) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (mailing.status !== 'scheduled') throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  await endMailing(ctx, mailingId)
  await record(ctx, {
    action: 'messages.cancel',
    target: `mailing:${mailingId}`,
    before: { status: 'scheduled' },
    after: { status: 'cancelled' },
  })
}

export const listMailings = async (
  ctx: StaffCtx,
  before: string,
  size: number,
): Promise<AdminAnswerOf<typeof adminMailings>> => {
  const found = await findMailings(ctx, size + 1, cursorOf(before, 1)?.[0])
  const { rows, next } = pageBehind(found, size, ({ mailingId }) => cursorText(mailingId))
  const names = await staffNames(ctx, [...new Set(rows.map(({ staffId }) => staffId))])
  return {
    rows: rows.map((row) => ({ ...shown(row, names.get(row.staffId)), title: row.title[ctx.language] })),
    next,
  }
}

export const showMailing = async (ctx: StaffCtx, mailingId: number): Promise<AdminAnswerOf<typeof adminMailing>> => {
  const row = await findMailing(ctx, mailingId)
  if (!row) throw new StaffRefusal('STAFF_NOT_FOUND')
  const names = await staffNames(ctx, [row.staffId])
  return { ...shown(row, names.get(row.staffId)), title: row.title, text: row.text, audience: row.audience }
}

const shown = (
  { mailingId, kind, status, audience, sendAt, expected, sent, read, createdAt }: Mailing,
  staffName = '',
) => ({
  mailingId,
  kind,
  status,
  who: audience.who,
  sendAt: sendAt.toISOString(),
  expected,
  sent,
  read,
  staffName,
  createdAt: createdAt.toISOString(),
})
