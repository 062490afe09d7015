import { sportMember } from '@maru/contract'
import { serveAdmin } from '../../../../../platform/http/serve.ts'
import { showBettor } from '../../../office/tickets/factor.service.ts'

export const serveSportMember = serveAdmin(sportMember, (ctx, { params }) => showBettor(ctx, params.memberId))
