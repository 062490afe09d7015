import type { AdminAnswerOf, adminTemplates } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { staffNames } from '../../identity/index.ts'
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  updateTemplate,
  type Written,
} from './template.repository.ts'

const MOST = 200

export const listTemplates = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof adminTemplates>> => {
  const rows = await findTemplates(ctx)
  const names = await staffNames(ctx, [...new Set(rows.map(({ staffId }) => staffId))])
  return {
    rows: rows.map(({ staffId, changedAt, ...row }) => ({
      ...row,
      staffName: names.get(staffId) ?? '',
      changedAt: changedAt.toISOString(),
    })),
  }
}

export const addTemplate = async (ctx: StaffCtx, written: Written): Promise<{ templateId: number }> => {
  const templateId = await insertTemplate(ctx, written, ctx.who.staffId, MOST)
  if (templateId === undefined) throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, { action: 'messages.add-template', target: `template:${templateId}`, before: null, after: written })
  return { templateId }
}

export const saveTemplate = async (
  ctx: StaffCtx,
  templateId: number,
  { version, ...written }: Written & { version: number },
): Promise<{ version: number }> => {
  const before = await known(ctx, templateId)
  if (before.version !== version || !(await updateTemplate(ctx, templateId, written, ctx.who.staffId)))
    throw new StaffRefusal('STAFF_CONFLICT')
  await record(ctx, {
    action: 'messages.save-template',
    target: `template:${templateId}`,
    before: writtenOf(before),
    after: written,
  })
  return { version: version + 1 }
}

export const dropTemplate = async (ctx: StaffCtx, templateId: number): Promise<void> => {
  const before = await known(ctx, templateId)
  await deleteTemplate(ctx, templateId)
  await record(ctx, {
    action: 'messages.delete-template',
    target: `template:${templateId}`,
    before: writtenOf(before),
    after: null,
  })
}

const known = async (ctx: StaffCtx, templateId: number) => {
  const template = await lockTemplate(ctx, templateId)
  if (!template) throw new StaffRefusal('STAFF_NOT_FOUND')
  return template
}

const writtenOf = ({ name, kind, title, text }: Written): Written => ({ name, kind, title, text })
