import { excerptOf, type Problem } from '../feed.ts'
import type { FeedMessage, FixtureChange, Head, MarketState } from '../message.ts'
import { TooLarge } from '../too-large.ts'
import { Missing, neededText, neededWhole, wholeOf } from './attributes.ts'
import { eventStatusOf } from './event-status.ts'
import { marketOf } from './market.ts'
import { marketStateOf, offeredMarket } from './read-odds.ts'
import { settledMarket } from './read-settlement.ts'
import { messageOf, type Report } from './report.ts'
import { childOf, childrenOf, type Element, MESSAGE_BYTES, readXml } from './xml.ts'

/** What is said about the connection itself, and not to a listener. */
export type ControlMessage =
  | { kind: 'alive'; producer: number; at: number; isSubscribed: boolean }
  | { kind: 'snapshotComplete'; producer: number; at: number; recovery: number }

export type Read = { message: FeedMessage | null; control: ControlMessage | null; problems: Problem[] }

/** Reads one message of the feed. Never throws: what cannot be read is a problem, and the rest of the message stays. */
export const readMessage = (body: Uint8Array): Read => {
  const problems: Problem[] = []
  let root: Element | undefined
  try {
    root = readXml(body, MESSAGE_BYTES)
    return { ...understood(root, problems), problems }
  } catch (error) {
    const code = error instanceof TooLarge ? 'tooLarge' : error instanceof Missing ? 'missing' : 'unreadable'
    problems.push({ code, ...aboutOf(root), excerpt: excerptOf(`${messageOf(error)}: ${startOf(body)}`) })
    return { message: null, control: null, problems }
  }
}

function understood(root: Element, problems: Problem[]): Pick<Read, 'message' | 'control'> {
  const producer = neededWhole(root, 'product')
  const at = neededWhole(root, 'timestamp')
  if (root.name === 'alive')
    return { message: null, control: { kind: 'alive', producer, at, isSubscribed: root.attributes.subscribed !== '0' } }
  if (root.name === 'snapshot_complete') {
    const recovery = neededWhole(root, 'request_id')
    return { message: null, control: { kind: 'snapshotComplete', producer, at, recovery } }
  }
  const reader = readers[root.name]
  if (!reader) {
    problems.push({ code: 'unknownKind', ...aboutOf(root), excerpt: excerptOf(root.name) })
    return { message: null, control: null }
  }
  const event = neededText(root, 'event_id')
  const head: OfEvent = { producer, event, at, sequence: null, recovery: wholeOf(root, 'request_id') ?? null }
  const report: Report = (code, excerpt) => problems.push({ code, producer, event, excerpt: excerptOf(excerpt) })
  return { message: reader(root, head, report), control: null }
}

type OfEvent = Head & { event: string }

const readers: Readonly<Record<string, (root: Element, head: OfEvent, report: Report) => FeedMessage>> = {
  odds_change: (root, head, report) => ({
    ...head,
    kind: 'oddsChange',
    markets: each(childrenOf(childOf(root, 'odds'), 'market'), (market) => offeredMarket(market, report), report),
    status: eventStatusOf(childOf(root, 'sport_event_status')),
  }),
  bet_stop: (root, head) => ({
    ...head,
    kind: 'betStop',
    groups: groupsOf(root.attributes.groups),
    state: betStopState(root),
  }),
  bet_settlement: (root, head, report) => ({
    ...head,
    kind: 'settlement',
    isConfirmed: root.attributes.certainty === '2',
    markets: each(childrenOf(childOf(root, 'outcomes'), 'market'), (market) => settledMarket(market, report), report),
  }),
  rollback_bet_settlement: (root, head, report) => ({
    ...head,
    kind: 'settlementRollback',
    markets: each(childrenOf(root, 'market'), marketOf, report),
  }),
  bet_cancel: (root, head, report) => ({
    ...head,
    kind: 'betCancel',
    markets: each(
      childrenOf(root, 'market'),
      (market) => ({ market: marketOf(market), voidReason: wholeOf(market, 'void_reason') ?? null }),
      report,
    ),
    window: windowOf(root),
    supersededBy: root.attributes.superceded_by ?? null,
  }),
  rollback_bet_cancel: (root, head, report) => ({
    ...head,
    kind: 'cancelRollback',
    markets: each(childrenOf(root, 'market'), marketOf, report),
    window: windowOf(root),
  }),
  fixture_change: (root, head) => ({
    ...head,
    kind: 'fixtureChange',
    change: changes[wholeOf(root, 'change_type') ?? 0] ?? 'other',
    startsAt: wholeOf(root, 'start_time') ?? null,
  }),
}

/** By the number in `change_type`. */
const changes: Readonly<Record<number, FixtureChange>> = {
  1: 'new',
  2: 'start',
  3: 'cancelled',
  4: 'format',
  5: 'coverage',
  6: 'pitcher',
}

/** What can be read of each; one that cannot is reported and left out. */
function each<T>(elements: readonly Element[], read: (element: Element) => T | null, report: Report): T[] {
  return elements.flatMap((element) => {
    try {
      const value = read(element)
      return value === null ? [] : [value]
    } catch (error) {
      report('missing', messageOf(error))
      return []
    }
  })
}

/** A bet stop without groups stops everything: the cautious reading. */
const groupsOf = (text: string | undefined): string[] => {
  const groups = (text ?? '').split('|').filter((group) => group.trim() !== '')
  return groups.length > 0 ? groups : ['all']
}

/** A stop never opens a market, whatever it says. */
const betStopState = (root: Element): MarketState => {
  const state = marketStateOf(root.attributes.market_status)
  return state === 'active' ? 'suspended' : state
}

const windowOf = (root: Element): { from: number | null; until: number | null } => ({
  from: wholeOf(root, 'start_time') ?? null,
  until: wholeOf(root, 'end_time') ?? null,
})

const aboutOf = (root: Element | undefined): Pick<Problem, 'producer' | 'event'> => ({
  producer: (root && wholeOf(root, 'product')) ?? null,
  event: root?.attributes.event_id ?? null,
})

const startOf = (body: Uint8Array): string => new TextDecoder().decode(body.subarray(0, 200))
