import { sportRules } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showRules } from '../../office/rules/rules-desk.service.ts'

export const serveSportRules = serveAdmin(sportRules, (ctx) => showRules(ctx))
