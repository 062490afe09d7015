import { bonusOffers } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { bonusOffersOf } from '../../bonus.service.ts'

export const serveBonusOffers = serve(bonusOffers, (ctx) => bonusOffersOf(ctx))
