import { depositAccountAsk } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { askForAccount } from '../../accounts/account-desk.service.ts'

export const serveDepositAccountAsk = serveAdmin(depositAccountAsk, (ctx, { body }) => askForAccount(ctx, body))
