import { captchaSound } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { speakCaptcha } from '../../captcha.service.ts'

export const serveCaptchaSound = serveInSteps(captchaSound, (ctx, body) => speakCaptcha(ctx, body))
