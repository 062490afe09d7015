import { miniFeedAccept } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { acceptFeedResult } from '../../round-desk.service.ts'

export const serveMiniFeedAccept = serveAdmin(miniFeedAccept, async (ctx, { body }) => ({
  state: await acceptFeedResult(ctx, body),
}))
