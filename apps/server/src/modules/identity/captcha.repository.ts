import type { Ctx } from '../../platform/context.ts'
import './tables.ts'

export const insertCaptcha = (ctx: Ctx, captchaId: string, answer: string, expiresAt: Date) =>
  ctx.db.kysely
    .insertInto('identity.captcha')
    .values({ captcha_id: captchaId, site_id: ctx.siteId, answer, expires_at: expiresAt })
    .execute()

/** Takes it away, whatever is made of it: nobody gets a second look. */
export const takeCaptcha = async (ctx: Ctx, captchaId: string) => {
  const rows = await ctx.db.query<{ answer: string; expires_at: Date }>(
    'DELETE FROM identity.captcha WHERE captcha_id = $1 AND site_id = $2 RETURNING answer, expires_at',
    [captchaId, ctx.siteId],
  )
  return rows[0]
}

export const deleteOldCaptchas = (ctx: Ctx) =>
  ctx.db.query('DELETE FROM identity.captcha WHERE expires_at < $1', [ctx.now])
