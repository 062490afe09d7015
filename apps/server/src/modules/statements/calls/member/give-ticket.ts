import { statementTicket } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { giveTicket } from '../../download.service.ts'

export const serveStatementTicket = serve(statementTicket, (ctx, asked) => giveTicket(ctx, asked))
