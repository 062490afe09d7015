import { sportResultForm } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { resultForm } from '../../office/results/result-form.service.ts'

export const serveSportResultForm = serveAdmin(sportResultForm, (ctx, { params }) => resultForm(ctx, params.eventId))
