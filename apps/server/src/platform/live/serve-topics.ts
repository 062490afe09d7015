import { Topics } from '@maru/stomp'
import type { Bus } from '@maru/stomp/bus'
import type { Logger } from 'pino'
import type { Services } from '../services.ts'
import type { AnyTopic } from './topic.ts'
import { type TopicTable, topicTable } from './topic-table.ts'

/** Snapshots that are read at once after messages were missed: sockets can wait, calls cannot. */
const READ_AT_ONCE = 4

/** Delivers what comes over the bus to the sockets of this process, and what they missed. */
export const serveTopics = (
  bus: Bus,
  declared: readonly AnyTopic[],
  services: Services,
  log: Logger,
): { topics: Topics; table: TopicTable } => {
  const topics = new Topics(bus)
  const table = topicTable(declared, services)
  const deliver: Parameters<Bus['receive']>[0] = ({ subject, topic = subject, body, isLast, version }) => {
    topics.publish(topic, body, version)
    if (isLast) topics.end(topic)
  }
  let reading: Promise<void> | undefined
  let isAgain = false
  const readStates = async (): Promise<void> => {
    const keys = topics.subscribed()
    const readNext = async () => {
      for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
        for (const { body, version } of (await table.stateOf(key)) ?? []) topics.publish(key, body, version)
      }
    }
    await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext))
  }
  const catchUp = (): void => {
    isAgain = reading !== undefined
    // A session that has ended unseen is sent no state any more.
    reading ??= topics
      .check()
      .then(readStates)
      .catch((error) => log.warn({ err: error }, 'live states not read again'))
      .finally(() => {
        reading = undefined
        if (isAgain) catchUp()
      })
  }
  bus.receive(deliver, catchUp)
  return { topics, table }
}
