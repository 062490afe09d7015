import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sportEventTopic } from '@maru/contract'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { latenciesOf } from '../latency.ts'
import { type FrameListeners, loginsOf, SOCKETS_OF_ONE, startFrameListeners } from '../live/frame-sockets.ts'
import { mayOpen } from '../live/open-files.ts'
import type { BareAnswer, BareQuestion } from '../live-casino/bare.server.ts'
import { type Compared, compareFigures, type FigureSide } from '../slices.ts'
import { startFeedServer } from './feed.row.ts'
import { FEED } from './price-messages.ts'

const WATCHERS = 1_000
const MESSAGES_PER_SLICE = 40
/** Between two messages, longer than a topic collects. */
const PAUSE_MS = 150

/** From a message of a feed to the last of 1,000 sockets of members who watch the match; beside it the same text by `send` of as many bare sockets. */
export const sportsPush = async (ground: Ground): Promise<Compared> => {
  const watchers = Math.floor(mayOpen(ground, WATCHERS * 2) / 2)
  const { server, port, stop, ...prepared } = await startFeedServer(ground, 'feed-push', 1)
  const bare: Child<BareQuestion, BareAnswer> = await startChild(
    join(import.meta.dirname, '../live-casino/bare.server.ts'),
  )
  const listeners = [await startFrameListeners(), await startFrameListeners()] as const
  try {
    const destination = sportEventTopic(await matchOf(ground))
    const logins = await loginsOf(prepared, Math.ceil(watchers / SOCKETS_OF_ONE))
    await listeners[0].ask({ what: 'open', port, count: watchers, logins, destination })
    const { port: barePort } = await bare.ask({ what: 'port' })
    await listeners[1].ask({ what: 'open', port: barePort, count: watchers, logins: [], destination })
    const text = await frameOf(ground, destination)
    return await compareFigures(ground, server.pid, ground.size, {
      ours: timesSide(listeners[0], watchers, () => server.ask({ what: 'prices', matches: 1 })),
      beside: timesSide(listeners[1], watchers, () => bare.ask({ what: 'send', text })),
    })
  } finally {
    await Promise.all([stop(), bare.stop(), ...listeners.map((each) => each.stop())])
  }
}

const matchOf = async ({ ours }: Ground): Promise<string> => {
  const { rows } = await ours.query<{ event_id: number }>(
    `SELECT event_id FROM sportsdata.event WHERE feed = $1 AND feed_id = 'match-0'`,
    [FEED],
  )
  return String(rows[0]?.event_id)
}

/** What a watcher gets, as long as ours: three markets of one match. */
const frameOf = async ({ ours }: Ground, destination: string): Promise<string> => {
  const { rows } = await ours.query<{ market_key: string; outcomes: { id: string }[] }>(
    `SELECT market_key, outcomes FROM sportsdata.market JOIN sportsdata.event e USING (event_id) WHERE e.feed = $1 AND e.feed_id = 'match-0'`,
    [FEED],
  )
  const at = new Date().toISOString()
  const markets = rows.map(({ market_key, outcomes }) => ({
    key: market_key,
    state: 'active',
    outcomes: outcomes.map(({ id }) => [id, 2_345, true]),
  }))
  const event = { id: '1', version: 100, state: 'upcoming', startsAt: at, score: null, clock: null, markets }
  const body = JSON.stringify({ cmd: 'SPORTS', data1: 'delta', data2: { serverTime: at, events: [event] } })
  const head = `MESSAGE\nsubscription:0\nmessage-id:1\ndestination:${destination}\ncontent-type:application/json`
  return `${head}\n\n${body}\0`
}

/** The p99 of some messages. */
const timesSide = (listeners: FrameListeners, watchers: number, send: () => Promise<{ at: number }>): FigureSide => ({
  run: async () => {
    const times: number[] = []
    const { frames: begun } = await listeners.ask({ what: 'await', frames: 0 })
    for (let n = 1; n <= MESSAGES_PER_SLICE; n++) {
      await sleep(PAUSE_MS)
      const wanted = begun + n * watchers
      const { at } = await send()
      const { frames, at: cameAt } = await listeners.ask({ what: 'await', frames: wanted })
      if (frames !== wanted) throw new Error(`${frames - begun} frames came of ${wanted - begun}`)
      times.push(cameAt - at)
    }
    return { figure: latenciesOf(times).p99, unit: 'ms', operations: MESSAGES_PER_SLICE * watchers }
  },
})
