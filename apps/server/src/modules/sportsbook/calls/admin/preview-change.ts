import { sportChangePreview } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { previewChange } from '../../office/results/change-result.service.ts'

export const serveSportChangePreview = serveAdmin(sportChangePreview, (ctx, { body }) => previewChange(ctx, body))
