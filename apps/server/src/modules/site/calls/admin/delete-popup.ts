import { popupDelete } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { popupContent, removeContent } from '../../content-desk.service.ts'

export const servePopupDelete = serveAdmin(popupDelete, async (ctx, { params }) => {
  await removeContent(ctx, popupContent, params.id)
  return {}
})
