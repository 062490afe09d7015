import { coinList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnCoin } from '../../own/own-list.service.ts'

export const serveCoinList = serve(coinList, (ctx, body) => listOwnCoin(ctx, body))
