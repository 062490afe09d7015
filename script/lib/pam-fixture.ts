import { PAM_PATH } from '../../apps/server/src/modules/games/adapters/valkyrie/adapter.ts'
import { type PamFixture, startPamFixture } from './pam/fixture.ts'
import { EVOLUTION_KEY, FIRST_CASH, PAM_KEY, PLAYERS } from './pam/world.ts'
import { whenAsked } from './until-stopped.ts'

const USAGE = `A server with the Valkyrie PAM adapter for conformance tests, on this machine only, with data of its own that are gone at the end.

  ./script/pam-fixture <port>`

const port = Number(process.argv[2])
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(USAGE)
  process.exit(64)
}

const starting: Promise<PamFixture> = startPamFixture(port, process.env)
// Asked to end halfway: what is already up comes down as soon as it is all known.
whenAsked(async () => (await starting.catch(() => undefined))?.stop())

try {
  await starting
  const origin = `http://127.0.0.1:${port}`
  console.log(`PAM API      ${origin}${PAM_PATH}  (the same without the path: ${origin})
api key      ${PAM_KEY}  (Authorization: Bearer ${PAM_KEY})
providers    Evolution, Red Tiger, Caleta
players      ${PLAYERS.join(' and ')}, each with EUR ${FIRST_CASH}
back doors   POST ${origin}/backdoors/session, …/backdoors/evolution/sid?authToken=${EVOLUTION_KEY}, …/backdoors/redtiger/session,
             …/backdoors/datastore/session/reset
ready        ${origin}`)
  process.send?.({ ready: origin })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
