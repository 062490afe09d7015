import { gameSwitch } from '@maru/contract'
import { serveAdmin } from '../../../../platform/http/serve.ts'
import { switchGame } from '../../catalogue.service.ts'

export const serveGameSwitch = serveAdmin(gameSwitch, async (ctx, { params, body }) => {
  await switchGame(ctx, params.vendorKey, params.gameKey, body.isOn)
  return {}
})
