import { memberMoneyMoves } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showReceived } from '../../give/list.service.ts'

export const serveMemberMoneyMoves = serve(memberMoneyMoves, showReceived)
