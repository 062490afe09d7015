import { depositAccountList } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listDepositAccounts } from '../../accounts/account-desk.service.ts'

export const serveDepositAccountList = serveAdmin(depositAccountList, (ctx) => listDepositAccounts(ctx))
