import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import {
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  MOST_TEMPLATES,
  type Template,
  updateTemplate,
} from './template.repository.ts'

export const listTemplates = async (ctx: StaffCtx) => ({ rows: await findTemplates(ctx) })

export const createTemplate = async (ctx: StaffCtx, template: Template): Promise<{ id: number }> => {
  if ((await findTemplates(ctx)).length >= MOST_TEMPLATES) throw new StaffRefusal('STAFF_TOO_MANY')
  const id = await insertTemplate(ctx, template)
  await record(ctx, {
    action: 'questions.template-create',
    target: `answer-template:${id}`,
    before: null,
    after: template,
  })
  return { id }
}

export const changeTemplate = async (ctx: StaffCtx, id: number, template: Template): Promise<void> => {
  const before = await lockKnown(ctx, id)
  await updateTemplate(ctx, id, template)
  await record(ctx, { action: 'questions.template-change', target: `answer-template:${id}`, before, after: template })
}

export const removeTemplate = async (ctx: StaffCtx, id: number): Promise<void> => {
  const before = await lockKnown(ctx, id)
  await deleteTemplate(ctx, id)
  await record(ctx, { action: 'questions.template-delete', target: `answer-template:${id}`, before, after: null })
}

const lockKnown = async (ctx: StaffCtx, id: number): Promise<Template> => {
  const template = await lockTemplate(ctx, id)
  if (!template) throw new StaffRefusal('STAFF_NOT_FOUND')
  const { id: _, ...rest } = template
  return rest
}
