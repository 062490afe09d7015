import type { Opened } from '@maru/stomp'
import type { Member, Staff } from '../context.ts'
import type { Services } from '../services.ts'
import { type About, type AnyTopic, addressOf, ownAddressOf, sessionAddressOf, valuesIn } from './topic.ts'

/** Every topic of the product, and who may subscribe to it. */
export type TopicTable = {
  /** Where a destination leads for somebody at a site; undefined where they may not subscribe. */
  open(destination: string, who: Subscriber, siteId: number): Opened | undefined
  /** What is published under a key of `Topics` as it stands; undefined where its topic has no snapshot. */
  stateOf(key: string): Promise<readonly { body: string; version?: number | undefined }[] | undefined>
}
export type Subscriber = Pick<Member, 'kind' | 'memberId' | 'socketKey'> | Pick<Staff, 'kind' | 'permissions'> | Guest
type Guest = { kind: 'guest' }

export const topicTable = (topics: readonly AnyTopic[], services: Services): TopicTable => {
  const names = topics.map(({ destination }) => destination.replaceAll(/\{\w+\}/g, '{}'))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two topics are called ${twice}`)

  const snapshotOf = async (topic: AnyTopic, about: About) =>
    ((await topic.snapshot?.(services, about)) ?? []).map(({ message, version }) => ({
      body: JSON.stringify(message),
      version,
    }))
  return {
    open(destination, who, siteId) {
      for (const topic of topics) {
        const values = valuesIn(topic, destination)
        if (!values || !maySubscribe(topic, who, siteId, values)) continue
        const memberId = who.kind === 'member' ? who.memberId : 0
        const isShown = topic.snapshot !== undefined && topic.snapshotWhen !== 'missed'
        const snapshot = () => snapshotOf(topic, { siteId, memberId, values })
        const shown = isShown ? { snapshot } : {}
        if (topic.audience !== 'own' || who.kind !== 'member')
          return { topic: addressOf(topic, siteId, values).key, ...shown }
        const { key, subject } = sessionAddressOf(topic, siteId, memberId, who.socketKey)
        return { topic: key, name: ownAddressOf(topic, siteId, memberId).key, subject, ...shown }
      }
      return undefined
    },
    async stateOf(key) {
      const found = aboutOf(topics, key)
      return found?.topic.snapshot && snapshotOf(found.topic, found.about)
    },
  }
}

const maySubscribe = (
  { audience }: AnyTopic,
  who: Subscriber,
  siteId: number,
  values: Readonly<Record<string, string>>,
): boolean => {
  if (values.siteId !== undefined && values.siteId !== String(siteId)) return false
  if (typeof audience === 'object')
    return who.kind === 'staff' && (audience.staff === 'any' || who.permissions.includes(audience.staff))
  if (who.kind === 'staff') return false
  if (audience === 'public') return true
  if (who.kind === 'guest') return false
  return audience === 'member' || values.socketKey === who.socketKey
}

/** The inverse of the keys of `ownAddressOf` and `addressOf`. */
const aboutOf = (topics: readonly AnyTopic[], key: string): { topic: AnyTopic; about: About } | undefined => {
  const own = /^(\d+)\.own\.(\d+) (.+)$/.exec(key)
  if (own) {
    const topic = topics.find(({ destination }) => destination === own[3])
    return topic && { topic, about: { siteId: Number(own[1]), memberId: Number(own[2]), values: {} } }
  }
  const [siteId, ...parts] = key.split('.')
  const destination = `/${parts.join('/')}`
  for (const topic of topics) {
    const values = topic.audience === 'own' ? undefined : valuesIn(topic, destination)
    if (values) return { topic, about: { siteId: Number(siteId), memberId: 0, values } }
  }
  return undefined
}
