import { popupCreate } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { createContent, popupContent } from '../../content-desk.service.ts'

export const servePopupCreate = serveAdmin(popupCreate, async (ctx, { body }) => ({
  id: await createContent(ctx, popupContent, body),
}))
