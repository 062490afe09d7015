import { miniChainBegin } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { beginChain } from '../../office/chains.service.ts'

export const serveMiniChainBegin = serveAdmin(miniChainBegin, async (ctx, { body }) => {
  await beginChain(ctx, body.game, body.links)
  return {}
})
