import type { AdminAnswerOf, AdminBodyOf, adminRules, adminRulesSave, RuleKind } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { staffNames } from '../../identity/index.ts'
import { cleanTexts, invalid } from '../desk/texts.rules.ts'
import { deleteFaq, type Faq, type FaqRow, findFaq, insertFaq, lockFaq, MOST_FAQ, updateFaq } from './faq.repository.ts'
import { findRuleVersions, insertRuleVersion } from './rule.repository.ts'

export const listFaqForStaff = async (ctx: StaffCtx) => ({
  rows: (await findFaq(ctx)).map(({ changedAt: _, ...faq }) => faq),
})

const stored = (faq: Faq): Faq => ({ ...faq, html: cleanTexts(faq.html) })

export const createFaq = async (ctx: StaffCtx, sent: Faq): Promise<{ id: number }> => {
  if ((await findFaq(ctx)).length >= MOST_FAQ) throw new StaffRefusal('STAFF_TOO_MANY')
  const faq = stored(sent)
  const id = await insertFaq(ctx, faq)
  await record(ctx, { action: 'boards.faq-create', target: `faq:${id}`, before: null, after: faq })
  return { id }
}

export const changeFaq = async (ctx: StaffCtx, id: number, sent: Faq): Promise<void> => {
  const before = await lockKnown(ctx, id)
  const faq = stored(sent)
  await updateFaq(ctx, id, faq)
  await record(ctx, { action: 'boards.faq-change', target: `faq:${id}`, before, after: faq })
}

export const removeFaq = async (ctx: StaffCtx, id: number): Promise<void> => {
  const before = await lockKnown(ctx, id)
  await deleteFaq(ctx, id)
  await record(ctx, { action: 'boards.faq-delete', target: `faq:${id}`, before, after: null })
}

const lockKnown = async (ctx: StaffCtx, id: number): Promise<Omit<FaqRow, 'id' | 'changedAt'>> => {
  const faq = await lockFaq(ctx, id)
  if (!faq) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { id: _, changedAt: __, ...rest } = faq
  return rest
}

export const listRules = async (ctx: StaffCtx, kind: RuleKind): Promise<AdminAnswerOf<typeof adminRules>> => {
  const versions = await findRuleVersions(ctx, kind)
  const names = await staffNames(ctx, [...new Set(versions.map(({ staffId }) => staffId))])
  return {
    versions: versions.map(({ version, title, html, note, fromAt, staffId }) => ({
      version,
      title,
      html,
      note,
      fromAt: fromAt.toISOString(),
      staffName: names.get(staffId) ?? '',
    })),
  }
}

/** What was said before holds until then: rules do not change behind a member's back. */
export const saveRules = async (
  ctx: StaffCtx,
  kind: RuleKind,
  sent: AdminBodyOf<typeof adminRulesSave>,
): Promise<{ version: number }> => {
  const [newest] = await findRuleVersions(ctx, kind)
  if ((newest?.version ?? 0) !== sent.after) throw new StaffRefusal('STAFF_CONFLICT')
  const fromAt = sent.fromAt === null ? ctx.now : new Date(sent.fromAt)
  if (fromAt < ctx.now) throw invalid('fromAt', 'past')
  if (newest && fromAt < newest.fromAt) throw invalid('fromAt', 'before_start')
  const version = sent.after + 1
  const { title, note } = sent
  const html = cleanTexts(sent.html)
  const isNew = await insertRuleVersion(ctx, { kind, version, title, html, note, fromAt, staffId: ctx.who.staffId })
  if (!isNew) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'boards.rules',
    target: `rules:${kind}`,
    before: newest ? { version: newest.version } : null,
    after: { version, title, html, note, fromAt: fromAt.toISOString() },
  })
  return { version }
}
