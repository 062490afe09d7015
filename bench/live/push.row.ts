import { setTimeout as sleep } from 'node:timers/promises'
import { memberTopic } from '@maru/contract'
import { fromWireAmount } from '@maru/vendor-wallet'
import type { TestPlayer } from '../../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { openSession } from '../../apps/server/src/modules/identity/session.service.ts'
import type { Connection } from '../connection.ts'
import type { Ground } from '../ground.ts'
import { inProduct, type Setting } from '../http.setting.ts'
import { createLending, latenciesOf, openClock } from '../latency.ts'
import { oursHolds, oursOf } from '../ledger.sides.ts'
import { startProcessor } from '../processor.ts'
import { type Compared, type Measured, median, mediansOf } from '../slices.ts'
import { createVendor, type Vendor } from '../vendor.ts'
import { askWallet } from '../wallet.rows.ts'
import { type Listener, openListener } from './listener.ts'

const WAGERS_PER_SECOND = 1_000
/** How long a frame may be later than its answer before it counts as lost. */
const LOST_MS = 10_000

type Seat = { player: TestPlayer; connection: Connection; next: Buffer[]; receivedAt: Map<number, number> }

/** From the instant a bet is due to the member's own CASH frame that says what it left; beside it to the answer of the same request. */
export const livePush = (ground: Ground): Promise<Compared> =>
  inProduct(ground, async (setting) => {
    const vendor = createVendor(setting.product)
    const listeners: Listener[] = []
    const seats = setting.players.map(
      (player, n): Seat => ({
        player,
        connection: setting.connections[n] as Connection,
        next: [],
        receivedAt: new Map(),
      }),
    )
    try {
      for (const seat of seats) listeners.push(await listen(setting, seat))
      const slices: { pushed: Measured; answered: Measured }[] = []
      await slice(ground, setting, vendor, seats, ground.size.warmUpMs)
      for (let n = 0; n < ground.size.pairs; n++)
        slices.push(await slice(ground, setting, vendor, seats, ground.size.sliceMs))
      return {
        ratio: median(slices.map(({ pushed, answered }) => pushed.figure / answered.figure)),
        ours: mediansOf(slices.map(({ pushed }) => pushed)),
        beside: mediansOf(slices.map(({ answered }) => answered)),
      }
    } finally {
      for (const listener of listeners) listener.close()
    }
  })

const listen = async ({ product }: Setting, { player, receivedAt }: Seat): Promise<Listener> => {
  const { token, socketKey } = await product.system((ctx) => openSession(ctx, player.memberId))
  const who = { login: product.config.SITE_AUTHORIZATION, passcode: token, topic: memberTopic(socketKey) }
  return openListener(product.port, who, (cash) => receivedAt.set(cash, performance.now()))
}

/** Both times are of the same requests, so the slices need no turns. Throws when a frame does not come. */
const slice = async (
  ground: Ground,
  { product }: Setting,
  vendor: Vendor,
  seats: readonly Seat[],
  ms: number,
): Promise<{ pushed: Measured; answered: Measured }> => {
  const perSeat = ((WAGERS_PER_SECOND * ms) / 1_000 / seats.length) * 1.5 + 2
  for (const seat of seats) {
    seat.receivedAt.clear()
    while (seat.next.length < perSeat) seat.next.push(vendor.bet(seat.player))
  }
  const holds = oursHolds(oursOf(ground))
  await holds.begin()
  const lend = createLending(seats)
  const bets: { seat: Seat; cash: number; due: number; pushedMs: number }[] = []
  const processor = startProcessor(ground, product.pid)
  const answered = await openClock(WAGERS_PER_SECOND, ms, (due) =>
    lend(async (seat) => {
      const body = await askWallet(seat.connection, seat.next.shift() ?? vendor.bet(seat.player))
      bets.push({ seat, due, cash: cashIn(body), pushedMs: Number.NaN })
    }),
  )
  const shares = processor(answered.length)
  await holds.check(answered.length)
  const deadline = performance.now() + LOST_MS
  for (const bet of bets) {
    while (!bet.seat.receivedAt.has(bet.cash)) {
      if (performance.now() > deadline) throw new Error(`the CASH frame of ${bet.cash} was lost`)
      await sleep(5)
    }
    bet.pushedMs = (bet.seat.receivedAt.get(bet.cash) as number) - bet.due
  }
  const pushed = latenciesOf(bets.map(({ pushedMs }) => pushedMs)).p99
  return {
    pushed: { figure: pushed, unit: 'ms', ...shares },
    answered: { figure: latenciesOf(answered).p99, unit: 'ms', ...shares },
  }
}

/** As the frame says it. */
const cashIn = (body: string): number => fromWireAmount((JSON.parse(body) as { balance: number }).balance)
