import { pointChange } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { convertPoints } from '../../convert.service.ts'

export const servePointChange = serve(pointChange, (ctx, asked) => convertPoints(ctx, asked))
