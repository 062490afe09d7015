import { closingState } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { showClosing } from '../../closing.service.ts'

export const serveClosingState = serve(closingState, (ctx) => showClosing(ctx))
