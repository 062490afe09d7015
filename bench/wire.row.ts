import { openSession } from '../apps/server/src/modules/identity/session.service.ts'
import { open, seal, wireKey } from '../apps/server/src/platform/http/envelope.ts'
import { requestOf } from './connection.ts'
import type { Ground } from './ground.ts'
import { askingSide, inProduct } from './http.setting.ts'
import { SITE } from './ledger.sides.ts'
import { type Compared, compare } from './slices.ts'

/** A member asks for the balance, through the envelope; beside it a call of a foreign site, which the envelope alone refuses. */
export const wireCall = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async ({ product, players, connections }) => {
    const key = wireKey(product.config.WIRE_KEY.toString('base64'))
    const authorization = product.config.SITE_AUTHORIZATION
    const requests = { known: [] as Buffer[], foreign: [] as Buffer[] }
    for (const { memberId } of players) {
      const { token } = await product.system((ctx) => openSession(ctx, memberId))
      const request = (siteId: number) =>
        requestOf('/api/cash/getUserCash', { authorization, 'x-session-token': token }, seal(key, { siteId }))
      requests.known.push(request(SITE))
      requests.foreign.push(request(SITE + 998))
    }
    const resultCode = (body: string) => (open(key, JSON.parse(body)) as { resultCode?: string }).resultCode
    const answers = (code: string) => {
      let asked = 0
      // Opening every answer would cost the client as much as the server: one in fifty is read, and the length of all.
      return (body: string) => body.startsWith('{"d":"') && (asked++ % 50 !== 0 || resultCode(body) === code)
    }
    return compare(
      ground,
      askingSide(connections, (n) => requests.known[n] as Buffer, answers('0')),
      askingSide(connections, (n) => requests.foreign[n] as Buffer, answers('E401')),
      product.pid,
    )
  })
