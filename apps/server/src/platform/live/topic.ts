import type { Permission } from '@maru/contract'
import type { Services } from '../services.ts'

/**
 * Who may subscribe. `public`: everybody at the site, guests too. `member`: who is logged in there. `own`: that member alone, by the key of the session.
 * `staff`: of the site, with the permission if one is named.
 */
export type Audience = 'public' | 'member' | 'own' | { staff: Permission | 'any' }
/** Values of the parameters of a destination. */
export type Values = Readonly<Record<string, string>>
export type State<M> = { message: M; version?: number | undefined }
/** Whose: `memberId` where the audience is `own`. */
export type About = { siteId: number; memberId: number; values: Values }

/** Of one process: what is published within `everyMs` of the last is one message. */
export type Coalescing<M> = {
  everyMs: number
  /** Of two that wait; default the later one. */
  merge?(waiting: M, next: M): M
  /** Which messages it is for; default all. */
  applies?(message: M): boolean
  /** The first waits, too. */
  isLate?: true
}

export type TopicSpec<M> = {
  /** `/topic/…`; a part in braces is a parameter. `{siteId}` is the subscriber's site, `{socketKey}` the key of its session (`own` only). */
  destination: string
  audience: Audience
  /** Which values there are; default any word of 64 letters, digits, `_` and `-`. */
  exists?(values: Values): boolean
  /** The state, for who subscribes and for all where messages were missed. Read without a transaction. */
  snapshot?(services: Services, about: About): Promise<readonly State<M>[]>
  /** `missed`: not for who subscribes. */
  snapshotWhen?: 'missed'
  coalesce?: Coalescing<M>
}
export type Topic<M> = TopicSpec<M> & { readonly parts: readonly string[] }
// biome-ignore lint/suspicious/noExplicitAny: of any message
export type AnyTopic = Topic<any>

/** Where something is published. `key`: of `Topics`. */
export type Address<M> = { topic: Topic<M>; subject: string; key: string }

const WORD = /^[A-Za-z0-9_-]{1,64}$/

export const defineTopic = <M>(spec: TopicSpec<M>): Topic<M> => {
  const [empty, first, ...rest] = spec.destination.split('/')
  const isPlain = rest.length > 0 && rest.every((part) => WORD.test(part.replace(/^\{(\w+)\}$/, '$1')))
  if (empty !== '' || first !== 'topic' || !isPlain) throw new Error(`${spec.destination} is no destination`)
  if ((spec.audience === 'own') !== rest.includes('{socketKey}'))
    throw new Error(`${spec.destination}: {socketKey} stands in what is a member's own, and only there`)
  return { ...spec, parts: rest }
}

/** The values in a destination; undefined where it is none of the topic's. */
export const valuesIn = (topic: AnyTopic, destination: string): Values | undefined => {
  const parts = destination.split('/')
  if (parts.length !== topic.parts.length + 2 || parts[0] !== '' || parts[1] !== 'topic') return undefined
  const values: Record<string, string> = {}
  for (const [at, part] of topic.parts.entries()) {
    const said = parts[at + 2] as string
    if (!part.startsWith('{')) {
      if (part !== said) return undefined
    } else if (WORD.test(said)) values[part.slice(1, -1)] = said
    else return undefined
  }
  return topic.exists?.(values) === false ? undefined : values
}

/** What everybody who may subscribes to. */
export const addressOf = <M>(topic: Topic<M>, siteId: number, values: Values = {}): Address<M> => {
  const named: Values = { siteId: String(siteId), ...values }
  const filled = topic.parts.map((part) => (part.startsWith('{') ? named[part.slice(1, -1)] : part))
  const subject = `${siteId}.topic.${filled.join('.')}`
  return { topic, subject, key: subject }
}

/** All sessions of a member. */
export const ownAddressOf = <M>(topic: Topic<M>, siteId: number, memberId: number): Address<M> => {
  const subject = ownSubject(siteId, memberId)
  return { topic, subject, key: `${subject} ${topic.destination}` }
}

/** One session of a member. `key` is also that of the login. */
export const sessionAddressOf = <M>(
  topic: Topic<M>,
  siteId: number,
  memberId: number,
  socketKey: string,
): Address<M> => ({
  topic,
  subject: ownSubject(siteId, memberId),
  key: topic.destination.replace('{socketKey}', socketKey),
})

/** Of the bus: all that is a member's own. */
export const ownSubject = (siteId: number, memberId: number): string => `${siteId}.own.${memberId}`
