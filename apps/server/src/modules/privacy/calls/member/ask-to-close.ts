import { closingAsk } from '@maru/contract'
import { serveInSteps } from '../../../../platform/http/serve.ts'
import { askToClose } from '../../closing.service.ts'

export const serveClosingAsk = serveInSteps(closingAsk, (ctx, asked) => askToClose(ctx, asked))
