import { memberSearch } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { findForDesk } from '../../member-desk.service.ts'

export const serveMemberSearch = serveAdmin(memberSearch, (ctx, { query }) => findForDesk(ctx, query))
