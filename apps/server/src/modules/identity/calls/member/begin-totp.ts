import { totpBegin } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { beginOwnTotp } from '../../factors/totp.service.ts'

export const serveTotpBegin = serveInSteps(totpBegin, (ctx, asked) => beginOwnTotp(ctx, asked))
