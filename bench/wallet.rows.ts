import '../apps/server/src/modules/games/events.ts'
import type { TestPlayer } from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import type { Connection } from './connection.ts'
import type { Ground } from './ground.ts'
import { askingSide, inProduct, isShapeless, type Setting } from './http.setting.ts'
import { createLending, latenciesOf, openClock } from './latency.ts'
import { oursHolds, oursOf } from './ledger.sides.ts'
import { type Compared, compare, compareFigures, type FigureSide, type Side, slice } from './slices.ts'
import { createVendor, type Vendor } from './vendor.ts'

/** Of what it can do at most, at which the latency is taken. */
export const SHARE = 0.35

/** Signed bets and wins, each pair of a round of its own. */
export const walletHttp = (ground: Ground): Promise<Compared> =>
  inProduct(ground, (setting) => {
    const vendor = createVendor(setting.product)
    return compare(ground, walletSide(ground, setting, vendor), shapelessSide(setting, vendor), setting.product.pid)
  })

/** Each side's p99 when requests come by an open clock at 35% of what that side can do on the same connections, which is taken first. */
export const walletP99 = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const { pid } = setting.product
    const vendor = createVendor(setting.product)
    const ours = SHARE * (await capacityOfBets(ground, setting))
    const beside = SHARE * (await capacityOf(ground, shapelessSide(setting, vendor), pid))
    const bets = betsAtRandom(setting, vendor.betAndWin)
    const lend = createLending(setting.connections)
    const holds = oursHolds(oursOf(ground))
    const { sliceMs: ms } = ground.size.times
    const timed = async (rate: number, act: () => Promise<void>): ReturnType<FigureSide['run']> => {
      const times = await openClock(rate, ms, act)
      return { figure: latenciesOf(times).p99, unit: 'ms', operations: times.length }
    }
    return compareFigures(ground, pid, ground.size.times, {
      ours: {
        prepare: async () => {
          bets.sign(Math.ceil((ours * ms) / 1_000))
          await holds.begin()
        },
        run: async () => {
          const figure = await timed(ours, bets.act)
          await holds.check(figure.operations)
          return figure
        },
      },
      beside: {
        run: () =>
          timed(beside, () =>
            lend(async (connection) => {
              const { body } = await connection.ask(vendor.shapeless)
              if (!isShapeless(body)) throw new Error(`the server answered ${body}`)
            }),
          ),
      },
    })
  })

const capacityOf = async (ground: Ground, side: Side, pid: number): Promise<number> => {
  await slice(ground, side, ground.size.warmUpMs, pid)
  return (await slice(ground, side, ground.size.sliceMs, pid)).figure
}
/** Bets and wins a second when every connection always waits for one. */
export const capacityOfBets = (ground: Ground, setting: Setting): Promise<number> =>
  capacityOf(ground, walletSide(ground, setting, createVendor(setting.product)), setting.product.pid)

/** Operations of players drawn at random, one at a time each; `draw` signs what a player sends next, one after the other. */
export const betsAtRandom = ({ players, connections }: Setting, draw: (player: TestPlayer) => Buffer[]) => {
  const seats = connections.map((_, n) => ({
    n,
    player: players[n] as TestPlayer,
    next: [] as Buffer[],
  }))
  const lend = createLending(seats)
  return {
    /** Some more than so many, spread over the players. */
    sign: (operations: number): void => {
      for (const seat of seats)
        while (seat.next.length < (operations / seats.length) * 1.3 + 2) seat.next.push(...draw(seat.player))
    },
    act: () =>
      lend(async (seat) => {
        if (seat.next.length === 0) seat.next.push(...draw(seat.player))
        // Not the one of the beginning: it may have been opened anew.
        await askWallet(connections[seat.n] as Connection, seat.next.shift() as Buffer)
      }),
  }
}

export const askWallet = async (connection: Connection, request: Buffer): Promise<string> => {
  const { body } = await connection.ask(request)
  if (!body.includes('"RS_OK"')) throw new Error(`the wallet answered ${body}`)
  return body
}

/** Bets and wins of these players, one for each connection. */
export const walletSide = (ground: Ground, { players, connections }: Setting, vendor: Vendor): Side => {
  const queues = connections.map((): Buffer[] => [])
  const fill = (connection: number): void => {
    queues[connection]?.unshift(...vendor.betAndWin(players[connection] as TestPlayer).toReversed())
  }
  const holds = oursHolds(oursOf(ground))
  let perSlice = 1
  let begun = 0
  return {
    name: 'bet and win',
    callers: connections.length,
    prepare: async () => {
      perSlice = Math.max(perSlice, Math.ceil((begun / connections.length) * 2), 4)
      begun = 0
      for (const [connection, queue] of queues.entries()) while (queue.length < perSlice) fill(connection)
      await holds.begin()
    },
    act: async (connection) => {
      begun++
      if (queues[connection]?.length === 0) fill(connection)
      await askWallet(connections[connection] as Connection, queues[connection]?.pop() as Buffer)
      return true
    },
    check: holds.check,
    close: async () => {},
  }
}

export const shapelessSide = ({ connections }: Setting, vendor: Vendor): Side =>
  askingSide(connections, () => vendor.shapeless, isShapeless)
