import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Guest } from '../../platform/context.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { accountLimit, afterTry, type GuardState } from './guard.rules.ts'
import { countLogin, memberAccount } from './guard.service.ts'
import { clearFailures, countTry } from './withdrawal-guard.repository.ts'

const server = await testServer()
const guest: Guest = { kind: 'guest' }
const rounds = [1, 2, 3, 4, 5]

beforeEach(() => server.ownerPool.query('TRUNCATE identity.login_guard'))

const count = (ip: string, account?: string) =>
  server.contexts.reading({ who: guest, siteId: 1, ip }, (ctx) =>
    countLogin(ctx, account === undefined ? undefined : memberAccount(ctx, account)),
  )
const atOnce = <T>(times: number, work: (no: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, no) => work(no)))

test('of twenty guesses at once from as many addresses five are judged', async () => {
  for (const round of rounds) {
    const verdicts = await atOnce(20, (no) => count(`203.0.113.${no}`, `moonlit${round}`))
    expect(verdicts.filter((verdict) => !verdict.accountWaits)).toHaveLength(5)
  }
})

test('of sixty tries at once from one address forty are judged', async () => {
  const verdicts = await atOnce(60, () => count('203.0.113.9'))
  expect(verdicts.filter((verdict) => !verdict.addressWaits)).toHaveLength(40)
})

test('of twenty withdrawal passwords at once four are judged, and a fifth that locks', async () => {
  const memberId = await addMember(server)
  for (const _ of rounds) {
    const verdicts = await atOnce(20, () => server.system((ctx) => countTry(ctx, memberId)))
    const seen = Object.groupBy(verdicts, (verdict) => verdict)
    expect([seen.counted?.length, seen.last?.length, seen.locked?.length]).toEqual([4, 1, 15])
    await server.system((ctx) => clearFailures(ctx, memberId))
  }
})

test('however tries are spread in time, the fifth within thirty minutes is the last before fifteen minutes of waiting', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { minLength: 6, maxLength: 60 })
  fc.assert(
    fc.property(pauses, (waits) => {
      let state: GuardState = { failedAt: [], waitsUntil: null }
      let judged: number[] = []
      let opensAt = 0
      let at = 0
      for (const wait of waits) {
        at += wait
        const next = afterTry(state, accountLimit, new Date(at))
        expect(next.isWaiting).toBe(at < opensAt)
        if (!next.isWaiting) judged.push(at)
        if (judged.filter((earlier) => at - earlier < accountLimit.withinMs).length === 5) {
          opensAt = at + accountLimit.waitMs
          judged = []
        }
        state = next
      }
    }),
  )
})
