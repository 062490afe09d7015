import { pointList } from '@maru/contract'
import { serve } from '../../../../platform/http/serve.ts'
import { listOwnPoints } from '../../own-points.service.ts'

export const servePointList = serve(pointList, (ctx, asked) => listOwnPoints(ctx, asked))
