import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedMessage } from '@maru/sports-feeds'
import { storeMessages } from '../../apps/server/src/modules/sportsdata/intake/store-messages.service.ts'
import type { Random } from '../random.ts'
import type { OwnSystem } from '../system.ts'
import type { Result, Said } from './evidence.ts'

const FEED = { name: 'chaos', settlesByScore: false }
export const market = { type: 1, specifiers: {} }
export const OUTCOMES = ['1', '2', '3'] as const
const SILENT_MS = 1_500
const MINUTE_MS = 60_000

type System = Pick<OwnSystem, 'system'>
/** One that the database did not take is sent again, as a feed does after its listener failed. */
const send = async ({ system }: System, messages: readonly FeedMessage[]): Promise<void> => {
  for (;;) {
    const done = await system((ctx) => storeMessages(ctx, FEED, messages)).then(
      () => true,
      () => false,
    )
    if (done) return
    await sleep(200)
  }
}

/** Matches that were there before everything. */
export const arrangeMatches = async (own: System, events: readonly string[], at: number): Promise<void> => {
  const head = { producer: 1, at, sequence: null, recovery: null }
  const names = (name: string) => ({ ko: name, en: name, vn: name })
  await send(own, [
    { ...head, kind: 'producer', state: 'up', reason: 'alive' },
    ...events.flatMap((event): FeedMessage[] => [
      {
        ...head,
        kind: 'fixture',
        event,
        fixture: {
          sport: 'soccer',
          sportId: 'soccer',
          region: { id: 'r', names: names('Maru') },
          competition: { id: 'league', names: names('League') },
          competitors: [
            { id: `${event}-home`, names: names('Velmora'), side: 'home' },
            { id: `${event}-away`, names: names('Tarnwick'), side: 'away' },
          ],
          startsAt: at,
          state: 'live',
        },
      },
      {
        ...head,
        kind: 'oddsChange',
        event,
        status: null,
        markets: [
          {
            market,
            state: 'active',
            outcomes: OUTCOMES.map((id) => ({ id, price: 2_500, probability: 0.33, isActive: true })),
          },
        ],
      },
    ]),
  ])
}

const noVoid: Said['voided'] = { allAt: null, windows: [] }

type Speaking = {
  events: readonly string[]
  /** Of the tickets, and so of windows. */
  firstAt: number
  minutes: number
  isClosing(): boolean
  print(line: string): void
}

/**
 * Says what became of the matches, again and again otherwise: settlements, cancellations of all bets or of a window, and their rollbacks, a few at once, in any order, doubled, late behind a newer one, and at times nothing for a
 * while. In the end every match is settled. Answers what counts in the end.
 */
export const speak = async (
  own: System,
  random: Random,
  speaking: Speaking,
): Promise<{ said: Map<string, Said>; messages: number }> => {
  const { events, firstAt, minutes, isClosing, print } = speaking
  const said = new Map<string, Said>(events.map((event) => [event, { settled: undefined, voided: noVoid }]))
  // After the matches, and before now.
  let at = Date.now() - 1_800_000
  let messages = 0
  let late: FeedMessage[] = []
  const result = (): Result => ({
    voidHalves: random.pick([0, 0, 0, 1, 2] as const),
    result: random.pick([0, 1] as const),
    sharedBy: random.pick([1, 1, 1, 2, 3]),
  })
  const settlement = (event: string): FeedMessage => {
    const results = Object.fromEntries(OUTCOMES.map((id) => [id, result()]))
    note(event, { settled: { at, results } })
    const outcomes = OUTCOMES.map((id) => ({ id, result: results[id] ?? null }))
    return { ...head(event), kind: 'settlement', isConfirmed: true, markets: [{ market, voidReason: null, outcomes }] }
  }
  const head = (event: string) => ({ producer: 1, at, sequence: null, recovery: null, event })
  const note = (event: string, more: Partial<Said>): void => {
    said.set(event, { ...(said.get(event) as Said), ...more })
  }
  const another = (event: string): FeedMessage => {
    at += 1
    const kind = random.pick([
      'settlement',
      'settlement',
      'settlement',
      'taken back',
      'window',
      'all',
      'no void',
    ] as const)
    if (kind === 'settlement') return settlement(event)
    if (kind === 'taken back') {
      note(event, { settled: { at, results: null } })
      return { ...head(event), kind: 'settlementRollback', markets: [market] }
    }
    if (kind === 'no void') {
      note(event, { voided: noVoid })
      return { ...head(event), kind: 'cancelRollback', markets: [market], window: { from: null, until: null } }
    }
    const from = firstAt + random.between(0, minutes) * MINUTE_MS
    const until = from + random.between(1, minutes) * MINUTE_MS
    const window = kind === 'all' ? { from: null, until: null } : { from, until }
    const { allAt, windows } = said.get(event)?.voided ?? noVoid
    note(event, { voided: kind === 'all' ? { allAt: at, windows } : { allAt, windows: [...windows, [from, until]] } })
    return { ...head(event), kind: 'betCancel', markets: [{ market, voidReason: null }], window, supersededBy: null }
  }
  while (!isClosing()) {
    const fresh = Array.from({ length: random.between(1, 6) }, () => another(random.pick(events)))
    const doubled = fresh.filter(() => random.chance(0.3))
    const waits = fresh.filter(() => random.chance(0.2))
    const now = [...fresh.filter((message) => !waits.includes(message)), ...doubled, ...late]
    const shuffled = now.map((message) => ({ message, by: random.next() })).sort((one, other) => one.by - other.by)
    late = waits
    await send(
      own,
      shuffled.map(({ message }) => message),
    )
    messages += shuffled.length
    if (random.chance(0.05)) {
      print('fault  | the feed is silent')
      await sleep(SILENT_MS)
    } else await sleep(random.between(20, 250))
  }
  const last = events.map((event) => {
    at += 1
    return settlement(event)
  })
  await send(own, [...late, ...last])
  return { said, messages: messages + late.length + last.length }
}
