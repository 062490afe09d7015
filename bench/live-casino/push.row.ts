import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { latenciesOf } from '../latency.ts'
import { mayOpen } from '../live/open-files.ts'
import { type Compared, compareFigures, type FigureSide } from '../slices.ts'
import type { BareAnswer, BareQuestion } from './bare.server.ts'
import { mixShoes } from './mix-shoes.ts'
import type { ResultListenersAnswer, ResultListenersQuestion } from './result-listeners.ts'
import { openSeats } from './seats.ts'
import { startStudio } from './studio.ts'

const PLAYERS = 2_000
const TABLE = 'speed-baccarat-7'
/** A round takes a second, and nothing else is published for longer than a message takes to all. */
const SPEED = 20
const RESULTS_PER_SLICE = 20
/** Between two sendings of the other side. */
const PAUSE_MS = 100
/** Nobody bets: the wallet is asked for nothing that is awaited. */
const NO_WALLET = 9

type Listeners = Child<ResultListenersQuestion, ResultListenersAnswer>

/** From the instant at which the leader of a table says that it publishes a result, to the last of 2,000 players; beside it the same text by `send` of as many bare sockets. */
export const liveCasinoPush = async (ground: Ground): Promise<Compared> => {
  const players = mayOpen(ground, PLAYERS)
  const keysDir = join(ground.dataDir, 'keys-of-push')
  const studio = await startStudio(ground, { walletPort: NO_WALLET, keysDir, speed: SPEED })
  const bare: Child<BareQuestion, BareAnswer> = await startChild(join(import.meta.dirname, 'bare.server.ts'))
  const open = (): Promise<Listeners> => startChild(join(import.meta.dirname, 'result-listeners.ts'))
  const [ours, beside] = [await open(), await open()]
  let stopMixing = (): void => {}
  try {
    const people = Array.from({ length: players + 1 }, (_, n) => ({ playerId: `player-${n}`, token: `token-of-${n}` }))
    const [mixer, ...seats] = await openSeats(studio, TABLE, people)
    if (!mixer) throw new Error('nobody mixes the shoe')
    stopMixing = await mixShoes(studio.port, TABLE, mixer)
    await ours.ask({ what: 'open', port: studio.port, count: players, code: TABLE, seats })
    const { port } = await bare.ask({ what: 'port' })
    await beside.ask({ what: 'open', port, count: players, code: TABLE, seats: [] })
    const { text } = await nextResult(ours, players)
    return await compareFigures(ground, studio.webPid, ground.size, {
      ours: timesSide(players, () => nextResult(ours, players)),
      beside: timesSide(players, async () => {
        await sleep(PAUSE_MS)
        const { results } = await beside.ask({ what: 'await', results: 0 })
        const { at: sentAt } = await bare.ask({ what: 'send', text })
        const { at } = await beside.ask({ what: 'await', results: results + players })
        return { took: at - sentAt }
      }),
    })
  } finally {
    stopMixing()
    await Promise.all([studio.stop(), bare.stop(), ours.stop(), beside.stop()])
  }
}

/** The next one that all get: how long it took, by the time that stands in its message. */
const nextResult = async (listeners: Listeners, players: number): Promise<{ took: number; text: string }> => {
  const { results } = await listeners.ask({ what: 'await', results: 0 })
  // Where one is under way, the one after it.
  const whole = Math.ceil(results / players) * players
  if (whole > results) await listeners.ask({ what: 'await', results: whole })
  const { results: all, at, text } = await listeners.ask({ what: 'await', results: whole + players })
  if (all !== whole + players) throw new Error(`${all} results came, not ${whole + players}`)
  const publishedAt = Number(/"now":(\d+)/.exec(text)?.[1])
  return { took: at - publishedAt, text }
}

/** The p99 of some results. */
const timesSide = (players: number, send: () => Promise<{ took: number }>): FigureSide => ({
  run: async () => {
    const times: number[] = []
    while (times.length < RESULTS_PER_SLICE) times.push((await send()).took)
    return { figure: latenciesOf(times).p99, unit: 'ms', operations: times.length * players }
  },
})
