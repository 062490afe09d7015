import { adminFaq } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listFaqForStaff } from '../../guides/guides-desk.service.ts'

export const serveAdminFaq = serveAdmin(adminFaq, (ctx) => listFaqForStaff(ctx))
