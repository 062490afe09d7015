import type { OutcomeResult } from '@maru/sports'
import type { Head } from '@maru/sports-feeds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMessage, type EventMessage } from './apply-message.rules.ts'
import { type Draft, isDecided } from './draft.ts'

const market = { type: 1, specifiers: {} }
const outcome = (result: 0 | 1): OutcomeResult => ({ voidHalves: 0, result, sharedBy: 1 })
const head = (at: number): Head => ({ producer: 1, at, sequence: null, recovery: null })

const window = fc.constantFrom({ from: null, until: null }, { from: 1, until: 2 }, { from: 3, until: null })
const say = fc.oneof(
  fc.constantFrom('1', '2', '3').map((won) => ({
    kind: 'settlement' as const,
    isConfirmed: true,
    markets: [
      {
        market,
        voidReason: null,
        outcomes: ['1', '2', '3'].map((id) => ({ id, result: outcome(id === won ? 1 : 0) })),
      },
    ],
  })),
  fc.constant({ kind: 'settlementRollback' as const, markets: [market] }),
  window.map((window) => ({
    kind: 'betCancel' as const,
    markets: [{ market, voidReason: null }],
    window,
    supersededBy: null,
  })),
  window.map((window) => ({ kind: 'cancelRollback' as const, markets: [market], window })),
  fc.integer({ min: 1_001, max: 50_000 }).map((price) => ({
    kind: 'oddsChange' as const,
    status: null,
    markets: [{ market, state: 'active' as const, outcomes: [{ id: '1', price, probability: null, isActive: true }] }],
  })),
)

const applied = (messages: readonly EventMessage[]) => {
  const draft: Draft = {
    now: new Date(0),
    settlesByScore: false,
    groups: new Map(),
    results: [],
    events: new Map([
      [
        'e',
        {
          eventId: 1,
          feedId: 'e',
          sport: 'soccer',
          startsAt: 0,
          state: 'notStarted',
          score: null,
          clock: null,
          phase: null,
          version: 1,
          statusAt: Number.NEGATIVE_INFINITY,
          fixtureAt: Number.NEGATIVE_INFINITY,
          endedAt: null,
          fixture: null,
          isWhole: false,
          isSaidAgain: false,
          isChanged: false,
          markets: new Map(),
          incidents: [],
        },
      ],
    ]),
  }
  for (const message of messages) applyMessage(draft, message)
  return { found: draft.events.get('e')?.markets.get('1'), versions: draft.results.length }
}

test('what became of a market does not depend on the order in which messages come, nor on how often', () => {
  fc.assert(
    fc.property(
      fc.array(say, { minLength: 1, maxLength: 8 }).chain((said) => {
        const messages = said.map((one, at): EventMessage => ({ ...head(at + 10), event: 'e', ...one }))
        return fc.tuple(
          fc.constant(messages),
          fc.array(fc.nat(messages.length - 1), { maxLength: 6 }),
          fc.array(fc.nat(1_000), { minLength: messages.length + 6, maxLength: messages.length + 6 }),
        )
      }),
      ([messages, again, order]) => {
        const all = [...messages, ...again.map((at) => messages[at] as EventMessage)]
        const shuffled = all
          .map((message, at) => ({ message, rank: order[at] ?? 0 }))
          .toSorted((one, other) => one.rank - other.rank)
        const [inOrder, otherwise] = [applied(messages), applied(shuffled.map(({ message }) => message))]
        const resultOf = ({ found }: typeof inOrder) =>
          found?.result && found.result.kind !== 'open'
            ? { ...found.result, outcomes: found.result.kind === 'settled' ? [...found.result.outcomes] : [] }
            : null
        expect(resultOf(otherwise)).toEqual(resultOf(inOrder))
        // Nothing is ever offered that is decided.
        for (const { found } of [inOrder, otherwise])
          if (found && isDecided(found)) expect(['settled', 'cancelled']).toContain(found.state)
      },
    ),
    { numRuns: 500 },
  )
})
