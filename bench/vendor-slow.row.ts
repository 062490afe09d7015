import { addPlayer, GAME, VENDOR } from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { openSession } from '../apps/server/src/modules/identity/session.service.ts'
import { open, seal, wireKey } from '../apps/server/src/platform/http/envelope.ts'
import { openConnection, requestOf } from './connection.ts'
import type { Ground } from './ground.ts'
import { inProduct, type Setting } from './http.setting.ts'
import { createLending, latenciesOf, openClock } from './latency.ts'
import { SITE } from './ledger.sides.ts'
import { type Compared, compareFigures } from './slices.ts'
import { createVendor } from './vendor.ts'
import { askWallet } from './wallet.rows.ts'

const CALLS_PER_SECOND = 600
const LAUNCHES_AT_ONCE = 3

/** p99 of everybody else's calls while three members wait for a vendor that answers after five seconds; beside it the same without them. */
export const vendorSlow = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const wire = createWire(setting)
    const othersCalls = await callsOfOthers(setting, wire)
    const launching = await startLaunching(setting, wire)
    const run = async () => {
      const times = await openClock(CALLS_PER_SECOND, ground.size.times.sliceMs, othersCalls)
      return { figure: latenciesOf(times).p99, unit: 'ms' as const, operations: times.length }
    }
    try {
      return await compareFigures(ground, setting.product.pid, ground.size.times, {
        ours: { prepare: launching.begin, run },
        beside: { prepare: launching.end, run },
      })
    } finally {
      await launching.end()
      launching.close()
    }
  })

type Wire = { request(memberId: number, path: string, body?: object): Promise<Buffer>; code(body: string): string }

const createWire = ({ product }: Setting): Wire => {
  const key = wireKey(product.config.WIRE_KEY.toString('base64'))
  const authorization = product.config.SITE_AUTHORIZATION
  const sessions = new Map<number, ReturnType<typeof openSession>>()
  return {
    request: async (memberId, path, body = {}) => {
      const session = sessions.get(memberId) ?? product.system((ctx) => openSession(ctx, memberId))
      sessions.set(memberId, session)
      const { token } = await session
      return requestOf(path, { authorization, 'x-session-token': token }, seal(key, { siteId: SITE, ...body }))
    },
    code: (body) => String((open(key, JSON.parse(body)) as { resultCode?: string }).resultCode),
  }
}

/** Two calls of members, one of which opens a transaction, and a bet of a vendor, in turn. */
const callsOfOthers = async ({ product, players, connections }: Setting, wire: Wire): Promise<() => Promise<void>> => {
  const vendor = createVendor(product)
  const seats = await Promise.all(
    players.slice(LAUNCHES_AT_ONCE).map(async (player, n) => ({
      player,
      connection: connections[n + LAUNCHES_AT_ONCE] as Setting['connections'][number],
      calls: await Promise.all([
        wire.request(player.memberId, '/api/member/info'),
        wire.request(player.memberId, '/api/cash/del', { what: 'hide', cashIdx: [1] }),
      ]),
      turn: n,
    })),
  )
  const lend = createLending(seats)
  return () =>
    lend(async (seat) => {
      const call = seat.calls[seat.turn++ % 3]
      if (call === undefined) return void (await askWallet(seat.connection, vendor.bet(seat.player)))
      const { body, status } = await seat.connection.ask(call)
      // Nobody has the request that is to be hidden.
      if (status !== 200 || !['0', 'N404'].includes(wire.code(body)))
        throw new Error(`a call was answered ${status} ${wire.code(body)}`)
    })
}

/** Members who press again as soon as they are answered; `end` waits for the last answers. */
const startLaunching = async ({ product }: Setting, wire: Wire) => {
  const seats = await Promise.all(
    Array.from({ length: LAUNCHES_AT_ONCE }, async () => {
      // A launch ends the member's game before it: nobody's whom other rows let bet.
      const { memberId } = await addPlayer(product as never, 0)
      const body = { vendorKey: VENDOR, gameType: 'slot', gameKey: GAME }
      return {
        connection: await openConnection(product.port),
        launch: await wire.request(memberId, '/api/game/launch', body),
      }
    }),
  )
  let isOn = false
  let underWay: Promise<unknown>[] = []
  const press = async ({ connection, launch }: (typeof seats)[number]): Promise<void> => {
    while (isOn) {
      const { body } = await connection.ask(launch)
      // Five seconds are where the server gives up.
      if (!['0', 'NT99'].includes(wire.code(body))) throw new Error(`a launch was answered ${wire.code(body)}`)
    }
  }
  return {
    begin: async (): Promise<void> => {
      if (isOn) return
      isOn = true
      underWay = seats.map(press)
    },
    end: async (): Promise<void> => {
      isOn = false
      await Promise.all(underWay)
      underWay = []
    },
    close: (): void => {
      for (const { connection } of seats) connection.close()
    },
  }
}
