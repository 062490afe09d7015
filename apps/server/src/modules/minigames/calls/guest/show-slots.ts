import { miniSlots } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showSlots } from '../../shown/slots.service.ts'

export const serveMiniSlots = serve(miniSlots, (ctx, { prodId, type }) => showSlots(ctx, prodId, type))
