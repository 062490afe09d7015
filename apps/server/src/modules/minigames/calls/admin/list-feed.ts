import { miniFeed } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { listFeed } from '../../office/feed.service.ts'

export const serveMiniFeed = serveAdmin(miniFeed, (ctx, { query: { game } }) => listFeed(ctx, game))
