import { memberDetail } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showMember } from '../../member.service.ts'

export const serveMemberDetail = serveAdmin(memberDetail, (ctx, { params }) => showMember(ctx, params.memberId))
