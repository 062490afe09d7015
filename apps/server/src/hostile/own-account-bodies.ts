const passkey = (response: object) => ({ id: 'AA', rawId: 'AA', type: 'public-key', response })

/** What a member sends about its own account: statements, what protects it, its data. */
export const ownAccountBodies: Record<string, () => object> = {
  '/api/bet/winlose': () => ({ startDate: '2026-01-01', endDate: '2026-12-31' }),
  '/api/statement/ticket': () => ({ year: 2026, format: 'csv' }),
  '/api/statement/list': () => ({ year: 2026 }),
  '/api/privacy/exportAsk': () => ({ currentPass: 'x' }),
  '/api/privacy/close': () => ({ currentPass: 'x', reason: '' }),
  '/api/privacy/saveNotices': () => ({ notice: 'answer', inbox: true, toast: false }),
  '/api/member/totp/begin': () => ({ currentPass: 'x' }),
  '/api/member/totp/confirm': () => ({ code: '000000' }),
  '/api/member/totp/remove': () => ({ currentPass: 'x' }),
  '/api/member/totp/guard': () => ({ guardsWithdrawals: true, code: '000000' }),
  '/api/passkey/addOptions': () => ({ currentPass: 'x' }),
  '/api/passkey/add': () => ({
    name: '전화기',
    credential: passkey({ clientDataJSON: 'e30', attestationObject: 'o2', transports: ['internal'] }),
  }),
  '/api/passkey/rename': () => ({ passkeyId: 999_999_999, name: '전화기' }),
  '/api/passkey/remove': () => ({ passkeyId: 999_999_999, currentPass: 'x' }),
  '/api/passkey/login': () => ({
    credential: passkey({ clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }),
  }),
}

/** What staff send about it. */
export const factorBodies: Record<string, () => object> = {
  'POST /admin/api/members/:memberId/reset-factors': () => ({ reason: 'lost the phone' }),
}

type Pool = { query(sql: string, values: unknown[]): Promise<unknown> }

/** With a passkey to take away. */
export const factorSteps = (pool: Pool, memberId: number) => ({
  'POST /admin/api/members/:memberId/reset-factors': {
    to: async () => ({ memberId }),
    before: () =>
      pool.query(
        `INSERT INTO identity.passkey (site_id, member_id, credential_id, public_key, counter, transports, name, created_at)
         VALUES (1, $1, gen_random_uuid()::text, '', 0, '{}', 'key', now())`,
        [memberId],
      ),
  },
})
