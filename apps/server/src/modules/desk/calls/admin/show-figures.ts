import { deskFigures } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showFigures } from '../../figures.service.ts'

export const serveDeskFigures = serveAdmin(deskFigures, (ctx) => showFigures(ctx))
