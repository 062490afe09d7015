import { afterAll, expect, test } from 'vitest'
import { cashDesk } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { addGames, bet, launchAgain } from '../../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../../games/wallet.service.ts'
import { noteForMember } from '../note.service.ts'
import { showProtection } from '../protection-desk.service.ts'
import { scoreSignsEverywhereJob, scoreSite } from './score-signs.job.ts'
import { listWarnings } from './signs-desk.service.ts'

const ANY = { sign: '', least: 0, contacted: '' } as const
const DAY = 24 * 3_600_000
const server = await testServer({ at: '2026-11-02T12:00:00+09:00' })
await addGames(server)
const wallet = createWallet(server.contexts)
const desk = cashDesk(server)
afterAll(() => wallet.close())

const stake = async (memberId: number, amount = 1_000) => {
  const { outcome } = await wallet.operate(bet(await launchAgain(server, memberId), { amount }))
  expect(outcome).toBe('done')
}
const deposit = async (memberId: number, decide: 'approve' | 'reject') => {
  const { cashIdx } = await desk.deposit(memberId)
  await desk.wait(cashIdx)
  await desk[decide](cashIdx)
}
const scored = async (siteId = 1) => {
  await server.contexts.inContext({ who: { kind: 'system', job: 'test' }, siteId }, scoreSite)
  return (await server.staff((ctx) => listWarnings(ctx, { ...ANY, before: '', size: 10 }), {}, siteId)).rows
}

test('what members did up to yesterday is scored by night, the highest first; who plays moderately is no warning', async () => {
  const [chaser, nightly, moderate] = [
    await desk.member(100_000),
    await desk.member(100_000),
    await desk.member(100_000),
  ]
  for (let no = 0; no < 3; no++) await deposit(chaser, 'approve')
  await stake(chaser)
  for (let no = 0; no < 3; no++) await deposit(chaser, 'reject')
  await stake(moderate)
  for (let no = 0; no < 5; no++) {
    server.clock.advance(DAY)
    server.clock.set(`2026-11-${String(3 + no).padStart(2, '0')}T05:59:00+09:00`)
    await stake(nightly)
    server.clock.set(`2026-11-${String(3 + no).padStart(2, '0')}T06:00:00+09:00`)
    await stake(moderate)
  }
  // Of today nothing counts yet.
  expect(await scored()).toMatchObject([{ memberId: chaser, score: 20 }])
  server.clock.set('2026-11-08T04:20:00+09:00')
  expect(await scored()).toMatchObject([
    {
      memberId: chaser,
      score: 20,
      signs: [
        { sign: 'chasing-losses', points: 10, count: 1 },
        { sign: 'failed-deposits', points: 10, count: 3 },
      ],
    },
    { memberId: nightly, score: 10, signs: [{ sign: 'night-play', points: 10, count: 5 }] },
  ])
  const found = async (filter: object) => {
    const { rows } = await server.staff((ctx) => listWarnings(ctx, { ...ANY, ...filter, before: '', size: 10 }))
    return [rows.length, rows.map(({ memberId }) => memberId)]
  }
  expect(await found({ sign: 'night-play' })).toEqual([1, [nightly]])
  expect(await found({ least: 11 })).toEqual([1, [chaser]])
  await server.staff((ctx) => noteForMember(ctx, chaser, { kind: 'contact', text: 'spoke' }))
  expect([await found({ contacted: 'yes' }), await found({ contacted: 'no' })]).toEqual([
    [1, [chaser]],
    [1, [nightly]],
  ])
  expect((await server.staff((ctx) => showProtection(ctx, nightly))).warning).toMatchObject({ score: 10 })
  expect((await server.staff((ctx) => showProtection(ctx, moderate))).warning).toBeNull()
})

test('a second run of the same night finds the same, and what is long ago is found no more', async () => {
  const before = await scored()
  expect(await scored()).toEqual(before)
  server.clock.set('2026-12-20T04:20:00+09:00')
  expect(await scored()).toEqual([])
})

test('a withdrawal that the member takes back is a sign, one that staff reject is none', async () => {
  const [own, rejected] = [await desk.member(100_000), await desk.member(100_000)]
  for (let no = 0; no < 2; no++) {
    server.clock.set(`2026-12-2${no}T12:00:00+09:00`)
    await desk.cancel(own, ((await desk.withdraw(own)) as { cashIdx: number }).cashIdx)
    const { cashIdx } = (await desk.withdraw(rejected)) as { cashIdx: number }
    await desk.wait(cashIdx)
    await desk.reject(cashIdx)
  }
  server.clock.set('2026-12-22T04:20:00+09:00')
  expect(await scored()).toMatchObject([{ memberId: own, signs: [{ sign: 'cancelled-withdrawals', count: 2 }] }])
  expect(await scored(2)).toEqual([])
})

test('each site has a run of its own every night', async () => {
  await server.system((ctx) => scoreSignsEverywhereJob.run(ctx, {} as never))
  const { rows } = await server.ownerPool.query(
    `SELECT task_identifier FROM graphile_worker.jobs WHERE task_identifier = 'protection.score-signs'`,
  )
  expect(rows).toHaveLength(1)
})
