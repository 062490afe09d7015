import { sportMember } from '@maru/contract'
import { expect, test } from 'vitest'
import { refusalOf, tradersDesk } from './desk.fixture.ts'
import { confirmBettorFactor, dropBettorFactor, saveBettorFactor, showBettor } from './factor.service.ts'

const desk = await tradersDesk()
const { server, trader } = desk
const whole = { factorBp: 10_000, delaySeconds: 0 }
const save = (memberId: number, factorBp: number, was: object = whole, siteId = 1) =>
  refusalOf(
    server.staff(
      (ctx) =>
        saveBettorFactor(ctx, memberId, { factorBp, delaySeconds: 2, was: { ...whole, ...was }, reason: 'beats us' }),
      {},
      siteId,
    ),
  )
const seen = async (memberId: number) => sportMember.data.parse(await trader((ctx) => showBettor(ctx, memberId)))

test('a factor holds for the next ticket, and says who set it and why', async () => {
  const memberId = await desk.member()
  expect(await save(memberId, 1_000)).toBeUndefined()
  expect(await seen(memberId)).toMatchObject({
    member: { factorBp: 1_000, delaySeconds: 2 },
    changes: [{ factorBp: 1_000, delaySeconds: 2, reason: 'beats us', by: expect.any(String) }],
  })
  // However much else is done to the member.
  await desk.owner.query(
    `INSERT INTO audit.entry (site_id, staff_id, staff_name, action, target, ip, request_id, created_at)
     SELECT 1, 1, 'x', 'members.contact', $1, '', '', now() FROM generate_series(1, 201)`,
    [`member:${memberId}`],
  )
  expect((await seen(memberId)).changes).toHaveLength(1)
  // A tenth of a million.
  const body = await desk.ticketOn([await desk.addEvent()], { stake: 110_000 })
  expect(await desk.place(memberId, body)).toMatchObject({ code: 'B6002', mostStake: 100_000 })
})

test('of two traders who change it at once the second sees what the first made of it', async () => {
  const memberId = await desk.member()
  const refusals = await Promise.all([save(memberId, 5_000), save(memberId, 2_000)])
  expect(refusals.map((one) => one?.code).toSorted()).toEqual(['STAFF_CONFLICT', undefined])
  expect((await seen(memberId)).changes).toHaveLength(1)
})

test('a factor above the limits of the level waits for another of the staff, and stands against what was seen', async () => {
  const memberId = await desk.member()
  const second = { staffId: 2, name: 'second' }
  const requestOf = async () => (await seen(memberId)).request
  const confirm = (by: object) =>
    refusalOf(server.staff(async (ctx) => confirmBettorFactor(ctx, (await requestOf())?.requestId ?? 0), by))
  expect(await save(memberId, 20_000)).toBeUndefined()
  expect(await seen(memberId)).toMatchObject({
    member: { factorBp: 10_000 },
    request: { wanted: { factorBp: 20_000, delaySeconds: 2 }, reason: 'beats us', staffName: 'admin' },
  })
  expect(await save(memberId, 30_000)).toMatchObject({ code: 'STAFF_CONFLICT' })
  expect(await confirm({})).toMatchObject({ code: 'STAFF_FORBIDDEN' })
  // Lowered meanwhile, by one alone: what was asked for is no change of that.
  expect(await save(memberId, 5_000)).toBeUndefined()
  expect(await confirm(second)).toMatchObject({ code: 'STAFF_CONFLICT' })
  await server.staff(async (ctx) => dropBettorFactor(ctx, (await requestOf())?.requestId ?? 0))
  const lowered = { factorBp: 5_000, delaySeconds: 2 }
  expect(await save(memberId, 10_000, lowered)).toBeUndefined()
  expect(await save(memberId, 10_001, { delaySeconds: 2 })).toBeUndefined()
  expect((await seen(memberId)).member.factorBp).toBe(10_000)
  expect(await confirm(second)).toBeUndefined()
  expect(await seen(memberId)).toMatchObject({
    member: { factorBp: 10_001 },
    request: null,
    changes: [{ factorBp: 10_001, by: 'admin, second' }, { factorBp: 10_000 }, { factorBp: 5_000, by: 'admin' }],
  })
})

test('a member of another site is not found', async () => {
  const memberId = await desk.member()
  expect(await save(memberId, 1_000, {}, 2)).toMatchObject({ code: 'STAFF_NOT_FOUND' })
  expect((await seen(memberId)).member.factorBp).toBe(10_000)
})
