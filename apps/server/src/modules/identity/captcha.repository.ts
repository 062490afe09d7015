import type { Ctx } from '../../platform/context.ts'
import './tables.ts'

type NewCaptcha = { captchaId: string; answer: string; work: number; expiresAt: Date }

export const insertCaptcha = (ctx: Ctx, { captchaId, answer, work, expiresAt }: NewCaptcha) =>
  ctx.db.kysely
    .insertInto('identity.captcha')
    .values({ captcha_id: captchaId, site_id: ctx.siteId, answer, work_number: work, expires_at: expiresAt })
    .execute()

/** Counts one more asking for its sound. */
export const countSound = async (ctx: Ctx, captchaId: string) => {
  const rows = await ctx.db.query<{ answer: string; expires_at: Date; sounds: number }>(
    `UPDATE identity.captcha SET sounds = least(sounds + 1, 1000) WHERE captcha_id = $1 AND site_id = $2
     RETURNING answer, expires_at, sounds`,
    [captchaId, ctx.siteId],
  )
  return rows[0]
}

/** Takes it away, whatever is made of it: nobody gets a second look. */
export const takeCaptcha = async (ctx: Ctx, captchaId: string) => {
  const rows = await ctx.db.query<{ answer: string; work_number: number; expires_at: Date }>(
    'DELETE FROM identity.captcha WHERE captcha_id = $1 AND site_id = $2 RETURNING answer, work_number, expires_at',
    [captchaId, ctx.siteId],
  )
  return rows[0]
}

export const deleteOldCaptchas = (ctx: Ctx) =>
  ctx.db.query('DELETE FROM identity.captcha WHERE expires_at < $1', [ctx.now])
