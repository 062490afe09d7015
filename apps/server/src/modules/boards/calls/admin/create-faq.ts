import { adminFaqCreate } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { createFaq } from '../../guides/guides-desk.service.ts'

export const serveAdminFaqCreate = serveAdmin(adminFaqCreate, (ctx, { body }) => createFaq(ctx, body))
