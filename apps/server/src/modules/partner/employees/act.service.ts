import type { BodyOf, Call, DataOf, partnerActs } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../../platform/cursor.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Own } from '../sight.rules.ts'
import { holdSession } from '../site-login/site-session.repository.ts'
import { type About, type Act, insertAct, listActs } from './act.repository.ts'
import { type ActWords, wordsOfActs } from './act-words.service.ts'

/** What of a request the trail names. Passwords, codes and personal data are never among it. */
const NAMED: readonly string[] = [
  'partnerId',
  'memberId',
  'holderId',
  'toId',
  'employeeId',
  'sessionId',
  'memId',
  'id',
  'name',
  'rights',
  'tier',
  'way',
  'amount',
  'what',
  'isLocked',
]

/**
 * Writes what who asks is changing, in the transaction that changes it. TK001 where the session at the partner site has ended meanwhile: until the commit nobody can end it, so what is recorded was done by who was
 * still let in.
 */
export const recordAct = async (ctx: MemberCtx, { path }: Pick<Call, 'path'>, sent: object): Promise<void> => {
  const { memberId, partnerSite } = ctx.who
  if (partnerSite && !(await holdSession(ctx, partnerSite.sessionId))) throw new Refusal('TK001')
  await insertAct(ctx, {
    partnerId: memberId,
    employeeId: partnerSite?.employee?.employeeId ?? null,
    kind: path.slice(path.lastIndexOf('/') + 1),
    about: aboutOf(sent),
    requestKey: 'requestKey' in sent && typeof sent.requestKey === 'string' ? sent.requestKey : null,
  })
}

const aboutOf = (sent: object): About => {
  const about: About = {}
  for (const [name, value] of Object.entries(sent) as [string, unknown][]) {
    if (!NAMED.includes(name)) continue
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') about[name] = value
    else if (Array.isArray(value)) about[name] = value.join(', ')
  }
  return about
}

export const showActs = async (
  ctx: MemberCtx,
  own: Own,
  { employeeId, before, size }: BodyOf<typeof partnerActs>,
): Promise<DataOf<typeof partnerActs>> => {
  const found = await listActs(ctx, own.partnerId, employeeId, cursorOf(before, 1)?.[0], size + 1)
  const { rows, next } = pageBehind(found, size, ({ actId }) => cursorText(actId))
  const words = await wordsOfActs(ctx, own, rows)
  return { list: rows.map((act) => shownAct(act, words(act))), next }
}

const shownAct = ({ actedAt, ...act }: Act, words: ActWords) => ({ ...act, ...words, at: actedAt.toISOString() })
