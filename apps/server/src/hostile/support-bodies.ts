import { randomUUID } from 'node:crypto'

const texts = { ko: 'text', en: 'text', vn: 'text' }

/** What staff send about the support chat. */
export const supportBodies: Record<string, () => object> = {
  'POST /admin/api/support/chats/:chatId/lines': () => ({ text: 'hello', requestKey: randomUUID() }),
  'POST /admin/api/support/chats/:chatId/hand-over': () => ({ staffId: null }),
  'POST /admin/api/support/chats/:chatId/seen': () => ({ seq: 0 }),
  'PUT /admin/api/support/canned': () => ({ name: 'greeting', text: texts }),
}

type Boss = { ask(method: string, path: string, body: object): Promise<unknown> }
type Pool = { query(sql: string, values?: unknown[]): Promise<{ rows: { id: number }[] }> }

/** Each call about the support chat that changes something, with something to change. */
export const supportSteps = (pool: Pool, boss: Boss, memberId: number) => {
  const waiting = { to: async () => ({ chatId: await addChat(pool, memberId) }) }
  const open = {
    to: async () => {
      const { chatId } = await waiting.to()
      await boss.ask('POST', `/admin/api/support/chats/${chatId}/take`, {})
      return { chatId }
    },
  }
  return {
    'POST /admin/api/support/chats/:chatId/take': waiting,
    'POST /admin/api/support/chats/:chatId/lines': open,
    'POST /admin/api/support/chats/:chatId/hand-over': open,
    'POST /admin/api/support/chats/:chatId/close': open,
    'PUT /admin/api/support/canned': {},
    'DELETE /admin/api/support/canned/:cannedId': { to: async () => ({ cannedId: await addCanned(pool) }) },
  }
}

const addChat = async (pool: Pool, memberId: number): Promise<number> => {
  await pool.query(`UPDATE support.chat SET status = 'closed', closed_at = now() WHERE status <> 'closed'`)
  const { rows } = await pool.query(
    `INSERT INTO support.chat (site_id, member_id, status, member_seen_at, begun_at, changed_at) VALUES (1, $1, 'waiting', now(), now(), now()) RETURNING chat_id AS id`,
    [memberId],
  )
  return rows[0]?.id ?? 0
}

const addCanned = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `INSERT INTO support.canned (site_id, name, text, staff_id, changed_at) VALUES (1, gen_random_uuid()::text, '{"ko":"a","en":"a","vn":"a"}', 1, now()) RETURNING canned_id AS id`,
  )
  return rows[0]?.id ?? 0
}
