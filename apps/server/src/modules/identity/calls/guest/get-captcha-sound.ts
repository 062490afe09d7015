import { captchaSound } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { speakCaptcha } from '../../captcha.service.ts'

export const serveCaptchaSound = serve(captchaSound, (ctx, body) => speakCaptcha(ctx, body))
