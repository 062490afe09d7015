import { miniChains } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { showChains } from '../../office/chains.service.ts'

export const serveMiniChains = serveAdmin(miniChains, (ctx, { query: { game } }) => showChains(ctx, game))
