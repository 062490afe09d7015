import { bankList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listBanks } from '../../code.service.ts'

export const serveBankList = serve(bankList, async (ctx) => ({ list: await listBanks(ctx) }))
