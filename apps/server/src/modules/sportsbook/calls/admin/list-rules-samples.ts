import { sportRulesSamples } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showSamples } from '../../office/rules/sample.service.ts'

export const serveSportRulesSamples = serveAdmin(sportRulesSamples, (ctx) => showSamples(ctx))
