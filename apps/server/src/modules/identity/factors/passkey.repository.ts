import type { Ctx } from '../../../platform/context.ts'

export type PasskeyRow = {
  passkeyId: number
  memberId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}
const COLUMNS = `passkey_id AS "passkeyId", member_id AS "memberId", credential_id AS "credentialId", public_key AS "publicKey", counter, transports, name,
  created_at AS "createdAt", last_used_at AS "lastUsedAt"`

export const findPasskeys = (ctx: Ctx, memberId: number): Promise<PasskeyRow[]> =>
  ctx.db.query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM identity.passkey WHERE site_id = $1 AND member_id = $2 ORDER BY passkey_id`,
    [ctx.siteId, memberId],
  )

export const findPasskey = async (ctx: Ctx, credentialId: string): Promise<PasskeyRow | undefined> => {
  const [row] = await ctx.db.query<PasskeyRow>(
    `SELECT ${COLUMNS} FROM identity.passkey WHERE site_id = $1 AND credential_id = $2`,
    [ctx.siteId, credentialId],
  )
  return row
}

export type NewPasskey = Pick<PasskeyRow, 'memberId' | 'credentialId' | 'counter' | 'transports' | 'name'> & {
  publicKey: Uint8Array
}

/** Undefined where somebody has this credential. */
export const insertPasskey = async (ctx: Ctx, passkey: NewPasskey): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ passkey_id: number }>(
    `INSERT INTO identity.passkey (site_id, member_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (site_id, credential_id) DO NOTHING RETURNING passkey_id`,
    [
      ctx.siteId,
      passkey.memberId,
      passkey.credentialId,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.name,
      ctx.now,
    ],
  )
  return row?.passkey_id
}

/** False where it was removed meanwhile. */
export const usePasskey = async (ctx: Ctx, { memberId, passkeyId }: PasskeyRow, counter: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE identity.passkey SET counter = $4, last_used_at = $5 WHERE site_id = $1 AND member_id = $2 AND passkey_id = $3 RETURNING passkey_id`,
    [ctx.siteId, memberId, passkeyId, counter, ctx.now],
  )
  return rows.length > 0
}

export const renamePasskey = async (ctx: Ctx, memberId: number, passkeyId: number, name: string): Promise<boolean> => {
  const rows = await ctx.db.query(
    'UPDATE identity.passkey SET name = $4 WHERE site_id = $1 AND member_id = $2 AND passkey_id = $3 RETURNING passkey_id',
    [ctx.siteId, memberId, passkeyId, name],
  )
  return rows.length > 0
}

/** One, or all of the member's; answers how many. */
export const deletePasskeys = async (ctx: Ctx, memberId: number, passkeyId: number | null): Promise<number> =>
  (
    await ctx.db.query(
      'DELETE FROM identity.passkey WHERE site_id = $1 AND member_id = $2 AND ($3::bigint IS NULL OR passkey_id = $3) RETURNING passkey_id',
      [ctx.siteId, memberId, passkeyId],
    )
  ).length

export const insertChallenge = async (ctx: Ctx, challenge: string, memberId: number | null, expiresAt: Date) => {
  await ctx.db.query(
    'INSERT INTO identity.passkey_challenge (site_id, challenge, member_id, expires_at) VALUES ($1, $2, $3, $4)',
    [ctx.siteId, challenge, memberId, expiresAt],
  )
}

/** Uses it up, whatever becomes of the answer to it. */
export const takeChallenge = async (ctx: Ctx, challenge: string, memberId: number | null): Promise<boolean> => {
  const rows = await ctx.db.query<{ expires_at: Date }>(
    `DELETE FROM identity.passkey_challenge WHERE site_id = $1 AND challenge = $2 AND member_id IS NOT DISTINCT FROM $3::bigint RETURNING expires_at`,
    [ctx.siteId, challenge, memberId],
  )
  return rows.some(({ expires_at }) => expires_at > ctx.now)
}

/** Of any site; nobody answers them any more. */
export const deleteOldChallenges = (ctx: Ctx) =>
  ctx.db.query('DELETE FROM identity.passkey_challenge WHERE expires_at < $1', [ctx.now])
