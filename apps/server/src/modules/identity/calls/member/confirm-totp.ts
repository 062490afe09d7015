import { totpConfirm } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { confirmOwnTotp } from '../../factors/totp.service.ts'

export const serveTotpConfirm = serve(totpConfirm, (ctx, asked) => confirmOwnTotp(ctx, asked))
