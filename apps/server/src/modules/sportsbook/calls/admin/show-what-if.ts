import { sportsWhatIf } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showWhatIf } from '../../office/board/what-if.service.ts'

export const serveSportsWhatIf = serveAdmin(sportsWhatIf, (ctx, { params }) => showWhatIf(ctx, params.eventId))
