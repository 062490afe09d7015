import type { GuestCtx } from '../../platform/context.ts'
import { insertCaptcha, takeCaptcha } from './captcha.repository.ts'
import { drawDigits } from './captcha-picture.ts'
import { soundDigits } from './captcha-sound.ts'
import { looksLikeToken, newToken } from './token.rules.ts'

const LENGTH = 4
const HIGHEST_DIGIT = 5
const VALID_MS = 3 * 60_000

export const createCaptcha = async (ctx: GuestCtx) => {
  const answer =
    ctx.config.CAPTCHA_ANSWER ?? Array.from({ length: LENGTH }, () => 1 + ctx.random.int(HIGHEST_DIGIT)).join('')
  const captchaId = newToken(ctx.random)
  await insertCaptcha(ctx, captchaId, answer, new Date(ctx.now.getTime() + VALID_MS))
  return {
    captchaId,
    image: `data:image/svg+xml;base64,${Buffer.from(drawDigits(answer, ctx.random)).toString('base64')}`,
    audio: `data:audio/wav;base64,${soundDigits(answer, ctx.random).toString('base64')}`,
  }
}

/** Used up by being asked, also when the call that asks is refused. */
export const isCaptchaRight = (ctx: GuestCtx, captchaId: string, answer: string): Promise<boolean> =>
  ctx.apart(async (own) => {
    const taken = looksLikeToken(captchaId) ? await takeCaptcha(own, captchaId) : undefined
    return taken !== undefined && ctx.now < taken.expires_at && taken.answer === answer.trim()
  })
