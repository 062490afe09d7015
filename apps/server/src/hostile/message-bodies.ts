import { randomUUID } from 'node:crypto'

const texts = (text: string) => ({ ko: text, en: text, vn: text })
const written = { kind: 'service', title: texts('title'), text: texts('text') }

/** What staff send about messages. */
export const messageBodies: Record<string, () => object> = {
  'POST /admin/api/mailings/count': () => ({ kind: 'service', audience: { who: 'levels', levels: [15] } }),
  'POST /admin/api/mailings': () => ({
    ...written,
    audience: { who: 'ids', memIds: ['nobody99'] },
    sendAt: '',
    expected: 1,
    requestKey: randomUUID(),
  }),
  'POST /admin/api/message-templates': () => ({ ...written, name: randomUUID() }),
  'PUT /admin/api/message-templates/:templateId': () => ({ ...written, name: randomUUID(), version: 1 }),
}

type Pool = { query(sql: string): Promise<{ rows: { id: number }[] }> }

/** Each call about messages that changes something, with something to change. */
export const messageSteps = (pool: Pool) => {
  const template = { to: async () => ({ templateId: await addTemplate(pool) }) }
  return {
    'POST /admin/api/mailings': {},
    'POST /admin/api/mailings/:mailingId/cancel': { to: async () => ({ mailingId: await addMailing(pool) }) },
    'POST /admin/api/message-templates': {},
    'PUT /admin/api/message-templates/:templateId': template,
    'DELETE /admin/api/message-templates/:templateId': template,
  }
}

const addMailing = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO community.mailing (site_id, request_key, kind, title, text, audience, status, send_at, expected, staff_id, created_at)
     VALUES (1, gen_random_uuid()::text, 'service', '{"ko":"a","en":"a","vn":"a"}', '{"ko":"a","en":"a","vn":"a"}', '{"who":"all"}', 'scheduled', now() + interval '1 day', 1, 1, now())
     RETURNING mailing_id AS id`,
  )
  return rows[0]?.id ?? 0
}

const addTemplate = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO community.message_template (site_id, name, kind, title, text, staff_id, changed_at)
     VALUES (1, gen_random_uuid()::text, 'service', '{"ko":"a","en":"a","vn":"a"}', '{"ko":"a","en":"a","vn":"a"}', 1, now()) RETURNING template_id AS id`,
  )
  return rows[0]?.id ?? 0
}
