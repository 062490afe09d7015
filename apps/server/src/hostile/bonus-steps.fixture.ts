import { officeBodies } from './bodies.ts'

type Room = {
  boss: { ask(method: string, path: string, body?: object): Promise<unknown> }
  /** The first value of the first row. */
  idOf(sql: string, ...values: unknown[]): Promise<string>
  staffId: string
  memberId: number
}

/** Of the calls about bonuses: what must be there before each, and what it is sent to. */
export const bonusSteps = ({ boss, idOf, staffId, memberId }: Room) => ({
  'PUT /admin/api/bonuses/:code': { to: async () => ({ code: 'harvest' }) },
  'POST /admin/api/bonus-requests/:requestId': {
    to: async () => ({
      requestId: await idOf(
        `INSERT INTO promotions.request (site_id, kind, bonus_code, after_version, is_on, terms, reason, requested_by, requested_at)
         VALUES (1, 'terms', 'harvest', 1, true, '{}', 'why', $1, now()) RETURNING request_id`,
        staffId,
      ),
    }),
  },
  'POST /admin/api/bonus-grants': {
    before: () =>
      boss.ask('PUT', '/admin/api/bonuses/gift', { ...officeBodies['PUT /admin/api/bonuses/:code']?.(), isOn: true }),
    body: { ...officeBodies['POST /admin/api/bonus-grants']?.(), memberId },
  },
  'POST /admin/api/bonus-grants/:grantId/cancel': {
    to: async () => ({ grantId: await idOf('SELECT max(grant_id) FROM promotions.bonus_grant') }),
  },
})
