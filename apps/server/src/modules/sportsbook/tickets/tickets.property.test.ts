import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { releaseExposure } from '../exposure/exposure.repository.ts'
import { saveRules } from '../rules/rules.service.ts'
import { standardRules } from '../rules/standard.rules.ts'
import { type AskedTicketBody, chances, sportsDesk } from '../sportsbook.fixture.ts'
import { acceptReferred, offerReferred, rejectReferred } from './refer.service.ts'

const desk = await sportsDesk()
const { server, services, elsewhere, owner } = desk
const LIABILITY = { outcome: 60_000, event: 80_000, competition: 150_000 }
const CASH = 120_000
const RUNS = Number(process.env.PROPERTY_RUNS ?? 8)

const standard = standardRules('KRW')
await server.staff((ctx) =>
  saveRules(
    ctx,
    { ...standard, levels: [{ ...standard.levels[0], mostStake: 50_000, referAbove: 20_000 }], liability: LIABILITY },
    0,
  ),
)

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('place' as const),
      member: fc.nat(2),
      events: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
      isSystem: fc.boolean(),
      stake: fc.constantFrom(999, 3_000, 12_000, 21_000, 30_000, 51_000),
      pricePolicy: fc.constantFrom('none' as const, 'better' as const, 'any' as const),
      isElsewhere: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('again' as const), ticket: fc.nat(12) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('market' as const),
      event: fc.nat(2),
      home: fc.constantFrom(0.3, 0.5, 0.7),
      state: fc.constantFrom('active', 'active', 'suspended'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(100, 3_001, 9_000, 61_000) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('due' as const), isElsewhere: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('trader' as const),
      ticket: fc.nat(12),
      does: fc.constantFrom('accept' as const, 'reject' as const, 'offer' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('answer' as const), ticket: fc.nat(12), isTaken: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('release' as const), ticket: fc.nat(12) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
/** Steps of a group are sent at once. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 })

const refusedOrDone = (act: Promise<unknown>): Promise<unknown> =>
  act.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })

test('whatever is sent, decided and moved: nothing is lost, and the book risks no more than it may', {
  timeout: 120_000 + RUNS * 7_500,
}, async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (all) => {
      // What the sequence before left waiting is decided.
      server.clock.advance(11 * 60_000)
      await desk.due()
      await owner.query(
        'SELECT sportsbook.release_exposure(array_agg(site_id), array_agg(member_id), array_agg(ticket_id)) FROM sportsbook.ticket WHERE is_exposed',
      )
      const events = [
        await desk.addEvent({ startsAt: '2026-12-20T20:00:00+09:00' }),
        await desk.addEvent({ startsAt: '2026-12-20T20:00:00+09:00' }),
        await desk.addEvent({ state: 'live' }),
      ]
      const members = await Promise.all([0, 1, 2].map(() => desk.member(CASH)))
      const sent: { memberId: number; body: AskedTicketBody }[] = []
      const trader = (does: 'accept' | 'reject' | 'offer', of: (typeof sent)[number]): Promise<unknown> => {
        const { memberId, body } = of
        const { ticketId, stake, selections } = body
        const key = { memberId, ticketId }
        if (does === 'offer') {
          const half = Math.floor(stake / 6) * 3
          const prices = selections.map(({ price }) => Math.max(1_010, price - 20))
          return server.staff((ctx) => offerReferred(ctx, { ...key, stake: half, prices, seconds: 60 }))
        }
        const who = {
          kind: 'staff',
          staffId: 1,
          name: 'T',
          role: 'admin',
          permissions: [],
          siteIds: [1],
          sessionId: 1,
        } as const
        return server.contexts.reading({ who, siteId: 1 }, (ctx) =>
          does === 'accept'
            ? acceptReferred(ctx, key, services)
            : rejectReferred(ctx, { ...key, reason: 'x' }, services),
        )
      }
      const act = async (one: Step): Promise<unknown> => {
        if (one.what === 'wait') return server.clock.advance(one.ms)
        if (one.what === 'due') return desk.due(one.isElsewhere ? elsewhere : services)
        if (one.what === 'market') {
          const rest = (1 - one.home) / 2
          return desk.setMarket(events[one.event] as number, '1', { '1': one.home, '2': rest, '3': rest }, one.state)
        }
        if (one.what === 'place') {
          const memberId = members[one.member] as number
          const picked = one.events.map((i) => events[i] as number)
          const sizes = one.isSystem && picked.length === 3 ? [2] : [picked.length]
          const prices = await Promise.all(picked.map((eventId) => desk.priceOf(eventId).catch(() => 1_900)))
          const body = await desk.ticketOn([], {
            selections: picked.map((eventId, i) => ({
              eventId: String(eventId),
              market: '1',
              outcome: '1',
              price: prices[i] || 1_900,
              isBanker: false,
            })),
            sizes,
            stake: one.stake,
            pricePolicy: one.pricePolicy,
          })
          sent.push({ memberId, body })
          return desk.place(memberId, body, one.isElsewhere ? elsewhere : services)
        }
        const of = sent[one.ticket]
        if (!of) return
        if (one.what === 'again') return desk.place(of.memberId, of.body)
        if (one.what === 'trader') return refusedOrDone(trader(one.does, of))
        if (one.what === 'answer') return refusedOrDone(desk.answer(of.memberId, of.body.ticketId, one.isTaken))
        const key = { siteId: 1, memberId: of.memberId, ticketId: of.body.ticketId }
        return server.system((ctx) => releaseExposure(ctx, [key]))
      }
      for (const group of all) {
        await Promise.all(group.map(act))
        const { rows: above } = await owner.query<{ kind: keyof typeof LIABILITY; loss: number }>(
          'SELECT kind, loss::int FROM sportsbook.exposure',
        )
        for (const { kind, loss } of above) expect(loss).toBeLessThanOrEqual(LIABILITY[kind])
      }
      const { rows: staked } = await owner.query<{ member_id: string; sum: number }>(
        'SELECT member_id, sum(stake)::int AS sum FROM wagers.wager WHERE member_id = ANY ($1) GROUP BY 1',
        [members],
      )
      for (const memberId of members) {
        const wagered = staked.find((row) => Number(row.member_id) === memberId)?.sum ?? 0
        expect((await desk.cash(memberId)) + (await desk.held(memberId)) + wagered).toBe(CASH)
      }
      await desk.nothingIsWrong()
      for (const eventId of events) await desk.setMarket(eventId, '1', chances)
    }),
    { numRuns: RUNS },
  )
})
