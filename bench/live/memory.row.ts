import { setTimeout as sleep } from 'node:timers/promises'
import { memberTopic, siteTopic } from '@maru/contract'
import { openSession } from '../../apps/server/src/modules/identity/session.service.ts'
import { addMember } from '../../apps/server/src/testing/members.fixture.ts'
import type { Ground } from '../ground.ts'
import { SITE } from '../ledger.sides.ts'
import { residentBytesOf } from '../processor.ts'
import { type Product, startProduct } from '../product.ts'
import type { Compared } from '../slices.ts'
import { startListeners } from './fanout.row.ts'
import type { Seat } from './listeners.ts'
import { mayOpen } from './open-files.ts'

const SESSIONS = 10_000
const SESSIONS_IN_HASTE = 2_000
/** Sessions that come and go first, so that what is made once is there before. */
const WARM_UP = 500
/** Of one login there may be 32. */
const SESSIONS_OF_ONE = 10
/** Long enough for the heap to be tidied after the listeners came in. */
const QUIET_MS = 8_000
const KILOBYTE = 1_000

/** What the server grows by, per session of a member who is subscribed to two topics and receives nothing. */
export const liveMemory = async (ground: Ground): Promise<Compared> => {
  const sessions = mayOpen(ground, ground.size.isQuick ? SESSIONS_IN_HASTE : SESSIONS)
  if (ground.size.isQuick) ground.print(`live.memory: a quick run stops at ${sessions} sessions`)
  const product = await startProduct(ground)
  const listeners = await startListeners()
  try {
    const seats = await seatsOf(product, Math.ceil(sessions / SESSIONS_OF_ONE))
    await listeners.ask({ what: 'open', port: product.port, count: WARM_UP, seats })
    await listeners.ask({ what: 'close' })
    await sleep(QUIET_MS / 4)
    const before = resident(product)
    await listeners.ask({ what: 'open', port: product.port, count: sessions, seats })
    await sleep(ground.size.isQuick ? QUIET_MS / 4 : QUIET_MS)
    const bytes = (resident(product) - before) / sessions
    return { ratio: bytes / KILOBYTE, ours: { figure: bytes, unit: 'B', serverUs: 0, databaseUs: 0 } }
  } finally {
    await listeners.stop()
    await product.stop()
  }
}

const resident = ({ pid }: Product): number => {
  const bytes = residentBytesOf(pid)
  if (bytes === undefined) throw new Error('live.memory needs /proc')
  return bytes
}

const seatsOf = async (product: Product, members: number): Promise<Seat[]> => {
  const seats: Seat[] = []
  for (let n = 0; n < members; n++) {
    const memberId = await addMember(product as never, {})
    const { token, socketKey } = await product.system((ctx) => openSession(ctx, memberId))
    seats.push({
      login: product.config.SITE_AUTHORIZATION,
      passcode: token,
      heartBeat: '10000,10000',
      destinations: [memberTopic(socketKey), siteTopic(SITE)],
    })
  }
  return seats
}
