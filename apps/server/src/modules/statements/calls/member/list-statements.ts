import { ownStatements } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnStatements } from '../../download.service.ts'

export const serveOwnStatements = serve(ownStatements, (ctx, asked) => listOwnStatements(ctx, asked))
