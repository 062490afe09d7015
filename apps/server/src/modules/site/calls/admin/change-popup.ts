import { popupChange } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { changeContent, popupContent } from '../../content-desk.service.ts'

export const servePopupChange = serveAdmin(popupChange, async (ctx, { params, body }) => {
  await changeContent(ctx, popupContent, params.id, body)
  return {}
})
