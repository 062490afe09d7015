import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { minigameTopic } from '@maru/contract'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { type FrameListeners, loginsOf, SOCKETS_OF_ONE, startFrameListeners } from '../live/frame-sockets.ts'
import { mayOpen } from '../live/open-files.ts'
import { prepareServer } from '../product.ts'
import { type Compared, compareFigures, type FigureSide, median } from '../slices.ts'
import type { DrawServerAnswer, DrawServerQuestion } from './draw.server.ts'

const WATCHERS = 2_000
const DRAWS_PER_SLICE = 20
/** Between two draws, so that nothing of the one waits for the other. */
const PAUSE_MS = 50

type Server = Child<DrawServerQuestion, DrawServerAnswer>

/** From a draw to the last of 2,000 sockets of members who watch the game; beside it the same text by `send` of as many bare sockets. */
export const minigamesPush = async (ground: Ground): Promise<Compared> => {
  const watchers = Math.floor(mayOpen(ground, WATCHERS * 2) / 2)
  const prepared = await prepareServer(ground, 'draws')
  const { port, env, stop } = prepared
  const server: Server = await startChild(join(import.meta.dirname, 'draw.server.ts'), [], env)
  const listeners = [await startFrameListeners(), await startFrameListeners()] as const
  try {
    const { bare } = await server.ask({ what: 'ports' })
    const destination = minigameTopic('powerball')
    const logins = await loginsOf(prepared, Math.ceil(watchers / SOCKETS_OF_ONE))
    await listeners[0].ask({ what: 'open', port, count: watchers, logins, destination })
    await listeners[1].ask({ what: 'open', port: bare, count: watchers, logins: [], destination })
    const text = frameOf()
    return await compareFigures(ground, server.pid, ground.size, {
      ours: drawSide(listeners[0], watchers, () => server.ask({ what: 'draw' })),
      beside: drawSide(listeners[1], watchers, () => server.ask({ what: 'send', text })),
    })
  } finally {
    await Promise.all([server.stop(), ...listeners.map((each) => each.stop())])
    await stop()
  }
}

/** What a watcher gets, as long as ours. */
const frameOf = (): string => {
  const round = {
    roundId: '2035-01-01T00:00:00Z',
    day: '2035-01-01',
    number: 107,
    state: 'drawn',
    opensAt: '2034-12-31T23:55:00.000Z',
    closesAt: '2034-12-31T23:59:30.000Z',
    drawAt: '2035-01-01T00:00:00.000Z',
  }
  const data2 = {
    serverTime: '2026-01-01T00:00:00.000Z',
    round,
    draw: { numbers: [3, 11, 16, 22, 27], powerBall: 7 },
    winners: {
      'power-ball-parity': 'odd',
      'power-ball-side': 'over',
      'power-ball-pair': 'odd-over',
      'power-ball-exact': '7',
      'sum-parity': 'odd',
      'sum-side': 'over',
      'sum-pair': 'odd-over',
      'sum-size': 'medium',
      'sum-size-parity': 'medium-odd',
      'sum-section': 'F',
    },
  }
  const body = JSON.stringify({ cmd: 'MINIGAME', data1: 'drawn', data2 })
  const head = `MESSAGE\nsubscription:0\nmessage-id:1\ndestination:${minigameTopic('powerball')}\ncontent-type:application/json`
  return `${head}\n\n${body}\0`
}

/** The median of some draws. */
const drawSide = (listeners: FrameListeners, watchers: number, send: () => Promise<DrawServerAnswer>): FigureSide => ({
  run: async () => {
    const times: number[] = []
    for (let n = 0; n < DRAWS_PER_SLICE; n++) {
      await sleep(PAUSE_MS)
      const before = await listeners.ask({ what: 'await', frames: 0 })
      const { at } = await send()
      const after = await listeners.ask({ what: 'await', frames: before.frames + watchers })
      times.push(after.at - at)
    }
    return { figure: median(times), unit: 'ms', operations: DRAWS_PER_SLICE * watchers }
  },
})
