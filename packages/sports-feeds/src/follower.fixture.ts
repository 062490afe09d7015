import type { Market, OutcomeId } from '@maru/sports'
import type { FeedListener, Problem } from './feed.ts'
import type { FeedMessage, MessageOf, ProducerState } from './message.ts'
import { messageKey } from './message-key.ts'

const marketKey = ({ type, specifiers }: Market): string => `${type} ${JSON.stringify(specifiers)}`

/** The least that whoever takes bets does with a feed: each message once, never an older price over a newer one, and nothing open unless its producer is up. */
export const createFollower = () => {
  const messages: FeedMessage[] = []
  const problems: Problem[] = []
  const broken: string[] = []
  const keys = new Set<string>()
  const states = new Map<number, ProducerState>()
  const prices = new Map<string, { at: number; price: number | null }>()
  const open = new Map<string, { at: number; isOpen: boolean }>()
  const place = (event: string, market: Market, outcome = '') => `${event} ${marketKey(market)} ${outcome}`

  const takeOdds = ({ event, at, markets }: MessageOf<'oddsChange'>): void => {
    for (const { market, state, outcomes } of markets) {
      if ((open.get(place(event, market))?.at ?? 0) > at) continue
      open.set(place(event, market), { at, isOpen: state === 'active' })
      for (const { id, price, isActive } of outcomes) {
        if (price !== null && !(Number.isInteger(price) && price > 1_000 && price <= 10_000_000))
          broken.push(`${price}`)
        if (isActive && price === null) broken.push(`open without a price: ${id}`)
        prices.set(place(event, market, id), { at, price: isActive ? price : null })
      }
    }
  }

  const takeState = (message: MessageOf<'producer'>): void => {
    if (message.state === 'up' && messages.at(-2)?.kind !== 'snapshotComplete') broken.push('up without a snapshot')
    states.set(message.producer, message.state)
  }

  const listener: FeedListener = {
    message(message) {
      messages.push(message)
      if (message.kind === 'producer') takeState(message)
      const key = messageKey(message)
      if (!keys.has(key) && message.kind === 'oddsChange') takeOdds(message)
      keys.add(key)
    },
    problem: (problem) => void problems.push(problem),
  }

  return {
    listener,
    messages,
    problems,
    /** What no feed may send. */
    broken,
    /** Different messages. */
    distinct: () => keys.size,
    of: <K extends FeedMessage['kind']>(kind: K): MessageOf<K>[] =>
      messages.filter((message): message is MessageOf<K> => message.kind === kind),
    state: (producer: number): ProducerState => states.get(producer) ?? 'down',
    /** At what one could bet now. */
    price(producer: number, event: string, market: Market, outcome: OutcomeId): number | null {
      const isOpen = open.get(place(event, market))?.isOpen && states.get(producer) === 'up'
      return isOpen ? (prices.get(place(event, market, outcome))?.price ?? null) : null
    },
  }
}
export type Follower = ReturnType<typeof createFollower>
