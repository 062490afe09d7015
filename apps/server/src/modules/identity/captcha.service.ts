import { createChallenge } from 'altcha-lib/v1'
import type { GuestCtx } from '../../platform/context.ts'
import { Refusal, tooMany } from '../../platform/refusal.ts'
import { countSound, insertCaptcha, takeCaptcha } from './captcha.repository.ts'
import { drawDigits } from './captcha-picture.ts'
import { soundKey } from './captcha-sound.ts'
import { synthesize } from './captcha-synthesis.ts'
import { looksLikeToken, newToken } from './token.rules.ts'

const LENGTH = 4
const HIGHEST_DIGIT = 5
const VALID_MS = 3 * 60_000
/** Of one captcha: a lost answer may be asked for again. */
const SOUNDS = 3
/** Half of them on average: 200 ms of a free processor in Chromium (docs/guides/security.md). */
const WORK = 40_000

export type Proof = { captchaId: string; captcha: string; work: number }

export const createCaptcha = async (ctx: GuestCtx) => {
  const isFixed = ctx.config.CAPTCHA_ANSWER !== undefined
  const answer =
    ctx.config.CAPTCHA_ANSWER ?? Array.from({ length: LENGTH }, () => 1 + ctx.random.int(HIGHEST_DIGIT)).join('')
  const captchaId = newToken(ctx.random)
  const maxNumber = isFixed ? 1 : WORK
  const number = 1 + ctx.random.int(maxNumber)
  const salt = ctx.random.bytes(12).toString('hex')
  // The number is stored beside the answer, so nothing has to be signed.
  const work = await createChallenge({ algorithm: 'SHA-256', hmacKey: captchaId, maxnumber: maxNumber, number, salt })
  await insertCaptcha(ctx, { captchaId, answer, work: number, expiresAt: new Date(ctx.now.getTime() + VALID_MS) })
  return {
    captchaId,
    image: `data:image/svg+xml;base64,${Buffer.from(drawDigits(answer, ctx.random)).toString('base64')}`,
    work: { challenge: work.challenge, salt: work.salt, maxNumber },
  }
}

/**
 * In steps, because the synthesis takes a while. Throws N404 for a captcha that is unknown, used or expired, and E429 when its sound was
 * requested too often (until it expires) or too many sounds are waiting.
 */
export const speakCaptcha = async (ctx: GuestCtx, { captchaId }: { captchaId: string }) => {
  const found = looksLikeToken(captchaId) ? await ctx.inOwnTransaction((own) => countSound(own, captchaId)) : undefined
  if (!found || ctx.now >= found.expires_at) throw new Refusal('N404')
  if (found.sounds > SOUNDS) throw tooMany(Math.ceil((found.expires_at.getTime() - ctx.now.getTime()) / 1_000))
  const key = soundKey(ctx.config.SECRET_KEY, captchaId)
  const sound = await synthesize({ digits: found.answer, language: ctx.language, key })
  return { audio: `data:audio/wav;base64,${sound.toString('base64')}` }
}

/** Answer and work of one captcha. Used up by being asked, also when the call that asks is refused. */
export const isCaptchaRight = (ctx: GuestCtx, { captchaId, captcha, work }: Proof): Promise<boolean> =>
  ctx.inOwnTransaction(async (own) => {
    const taken = looksLikeToken(captchaId) ? await takeCaptcha(own, captchaId) : undefined
    return (
      taken !== undefined && ctx.now < taken.expires_at && taken.answer === captcha.trim() && taken.work_number === work
    )
  })
