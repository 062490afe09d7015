import pino from 'pino'
import { loadConfig } from '../../apps/server/src/config.ts'
import { createIntake } from '../../apps/server/src/modules/sportsdata/intake/listener.ts'
import { publishChanged } from '../../apps/server/src/modules/sportsdata/live/publish-changed.ts'
import { startServer } from '../../apps/server/src/start.ts'
import { answerParent } from '../child.ts'
import { FEED, fixtures, newPrices } from './price-messages.ts'

export type FeedServerQuestion =
  | { what: 'fixtures'; matches: number }
  /** New prices of the first so many matches, a message each. */
  | { what: 'prices'; matches: number }
/** `at`: when the first message was given, in ms since 1970. Answered when all of them are stored and published. */
export type FeedServerAnswer = { at: number }

// A whole server of ours with a feed that says what it is asked to.

const config = loadConfig(process.env, process.env.DATA_DIR ?? '')
const { contexts } = await startServer(config, pino({ level: 'error' }))
const pool = contexts.openDedicatedPool('bench feed', 3)
let published: Promise<void> = Promise.resolve()
const intake = createIntake(contexts, pool, { name: FEED, settlesByScore: false }, (events) => {
  published = publishChanged(contexts, events)
})

let turn = 0
answerParent<FeedServerQuestion, FeedServerAnswer>(async (question) => {
  const { matches } = question
  turn++
  const messages =
    question.what === 'fixtures' ? fixtures(matches) : Array.from({ length: matches }, (_, n) => newPrices(n, turn))
  const at = Date.now()
  for (const message of messages) await intake.message(message)
  await intake.drained()
  await published
  return { at }
})
