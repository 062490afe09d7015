import { captcha } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { createCaptcha } from '../../captcha.service.ts'

export const serveCaptcha = serve(captcha, (ctx) => createCaptcha(ctx))
