import { randomUUID } from 'node:crypto'
import { bytesOfHex, hexOf, spinWheel, wheelCommitment } from '@maru/draws'
import { expect, test } from 'vitest'
import { clerk, codeOf, otherClerk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { savePause } from '../identity/index.ts'
import { verify } from '../ledger/index.ts'
import { entriesOf, heldBy } from '../points/points.fixture.ts'
import { giveByStaff } from './give-spins.service.ts'
import { slice, someWheel, wheelDesk } from './rotary.fixture.ts'
import { confirmWheel, dropWheel, saveWheel } from './save-wheel.service.ts'
import { chooseSeed } from './show-wheel.service.ts'
import { findWheel } from './wheel.repository.ts'
import { showDesk } from './wheel-desk.service.ts'

const server = await testServer()
const desk = wheelDesk(server)
await desk.save()
const member = () => addMember(server)

test('a spin is used up, drawn and paid together', async () => {
  const memberId = await member()
  await desk.give(memberId, 2)
  const spin = await desk.spin(memberId)
  expect(spin.points).toBe(spin.slices[spin.slice]?.points)
  expect(await heldBy(server, memberId)).toBe(spin.points)
  if (spin.points > 0) expect(await entriesOf(server, memberId)).toMatchObject([{ kind: 'wheel', amount: spin.points }])
  expect(await desk.show(memberId)).toMatchObject({ spins: 1, next: { number: 2 } })
})

test('the hash was published before, and anybody computes the draw from its seed and the member’s own', async () => {
  const memberId = await member()
  await desk.give(memberId, 12)
  for (let n = 1; n <= 12; n++) {
    const { next } = await desk.show(memberId)
    const ownSeed = `달빛-${n}`
    await server.member(memberId, (ctx) => chooseSeed(ctx, ownSeed))
    expect((await desk.show(memberId)).next).toEqual({ ...next, ownSeed })
    const spin = await desk.spin(memberId)
    expect(spin).toMatchObject({ number: n, hash: next.hash, ownSeed })
    const seed = bytesOfHex(spin.seed)
    expect(hexOf(wheelCommitment(seed))).toBe(next.hash)
    const weights = spin.slices.map(({ weight }) => weight)
    expect(spinWheel({ seed, ownSeed, number: n, weights })).toEqual({ roll: spin.roll, slice: spin.slice })
  }
  const { list, pageInfo } = await desk.list(memberId)
  expect(list.map(({ number }) => number)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(pageInfo.tatal_list_count).toBe(12)
})

test('the seed of the next spin stands nowhere in the open', async () => {
  const memberId = await member()
  await desk.give(memberId)
  await desk.show(memberId)
  const { rows } = await server.ownerPool.query('SELECT seed_sealed FROM rotary.account WHERE member_id = $1', [
    memberId,
  ])
  const { seed } = await desk.spin(memberId)
  expect(rows[0].seed_sealed.includes(bytesOfHex(seed))).toBe(false)
  expect(rows[0].seed_sealed.includes(Buffer.from(seed))).toBe(false)
})

test('RT01: no spin, or none that is not past its end', async () => {
  const memberId = await member()
  expect(await codeOf(desk.spin(memberId))).toBe('RT01')
  await desk.give(memberId)
  server.clock.advance(31 * 24 * 3_600_000)
  expect(await codeOf(desk.spin(memberId))).toBe('RT01')
  expect((await desk.show(memberId)).spins).toBe(0)
})

test('RT03: nothing is drawn by weights that the member did not see', async () => {
  const memberId = await member()
  await desk.give(memberId)
  const { table } = await desk.show(memberId)
  await desk.save()
  expect(await codeOf(desk.spin(memberId, randomUUID(), table))).toBe('RT03')
  expect((await desk.show(memberId)).spins).toBe(1)
  expect(await codeOf(desk.spin(memberId))).toBe('done')
})

test('RT02: a wheel that is off keeps the spins', async () => {
  const memberId = await member()
  await desk.give(memberId)
  await desk.save({ isOn: false })
  expect(await codeOf(desk.spin(memberId))).toBe('RT02')
  await desk.save()
  expect(await codeOf(desk.spin(memberId))).toBe('done')
})

test('RW01: who pauses does not spin, and staff give nothing', async () => {
  const memberId = await member()
  await desk.give(memberId)
  await server.system((ctx) => savePause(ctx, memberId, { kind: 'self-exclusion', until: new Date('2027-06-01Z') }))
  expect(await codeOf(desk.spin(memberId))).toBe('RW01')
  const asked = { count: 1, reason: 'as agreed', requestKey: randomUUID() }
  expect(await codeOf(server.staff((ctx) => giveByStaff(ctx, memberId, asked), clerk))).toBe('STAFF_MEMBER_PROTECTED')
})

test('of 200 spins of one entitlement at once exactly one succeeds', async () => {
  const memberId = await member()
  await desk.give(memberId)
  const { table } = await desk.show(memberId)
  const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(desk.spin(memberId, randomUUID(), table))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 'RT01']))
  expect((await desk.list(memberId)).list).toHaveLength(1)
  expect(await server.system(verify)).toEqual([])
})

test('one request that arrives many times is one spin', async () => {
  const memberId = await member()
  await desk.give(memberId, 3)
  const key = randomUUID()
  const { table } = await desk.show(memberId)
  const spins = await Promise.all(Array.from({ length: 30 }, () => desk.spin(memberId, key, table)))
  expect(new Set(spins.map((spin) => JSON.stringify(spin))).size).toBe(1)
  expect((await desk.show(memberId)).spins).toBe(2)
  expect(await heldBy(server, memberId)).toBe(spins[0]?.points)
})

test('stock never falls below zero: a slice that is sold out leaves the wheel', async () => {
  // Nearly every spin falls on the first, of which there are five.
  await desk.save({ slices: [slice(700, 60_000, 5), slice(1, 1)] })
  const members = await Promise.all(Array.from({ length: 12 }, member))
  for (const memberId of members) await desk.give(memberId)
  const spinUntilDrawn = async (memberId: number) => {
    for (;;) {
      const code = await codeOf(desk.spin(memberId))
      if (code !== 'RT03') return code
    }
  }
  expect(new Set(await Promise.all(members.map(spinUntilDrawn)))).toEqual(new Set(['done']))
  const { slices } = await server.staff((ctx) => showDesk(ctx), clerk)
  expect(slices[0]).toEqual({ drawn: 5, left: 0 })
  expect(slices[1]?.drawn).toBe(7)
  expect((await desk.show(members[0] ?? 0)).slices).toEqual([{ points: 1, weight: 1, left: null }])
  await desk.save()
})

test('staff give spins once for a key; test accounts are in no figure', async () => {
  const tester = await member()
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [tester])
  const { version } = await desk.save({ slices: [slice(50, 1), slice(50, 1)] })
  const asked = { count: 2, reason: 'as agreed', requestKey: randomUUID() }
  const give = () => server.staff((ctx) => giveByStaff(ctx, tester, asked), clerk)
  expect(await give()).toEqual({ spins: 2 })
  expect(await give()).toEqual({ spins: 2 })
  await desk.spin(tester)
  const other = await member()
  await desk.give(other)
  await desk.spin(other)
  const shown = await server.staff((ctx) => showDesk(ctx), clerk)
  expect(shown.versions.find((one) => one.version === version)).toMatchObject({ spins: 1, paid: 50 })
})

test('of two who save at once one is refused', async () => {
  const after = (await server.staff((ctx) => showDesk(ctx), clerk)).versions[0]?.version ?? 0
  const save = () => server.staff((ctx) => saveWheel(ctx, { after, terms: someWheel(), reason: 'as agreed' }), clerk)
  expect((await Promise.all([codeOf(save()), codeOf(save())])).sort()).toEqual(['STAFF_CONFLICT', 'done'])
})

test('a wheel with a dear slice, or dear on average also when its cheap stock is gone, waits for another of the staff', async () => {
  const { version } = await desk.save()
  const dear = [
    [slice(100_000, 1, 1), slice(0, 60_000)],
    [slice(10_000, 1), slice(10_000, 1)],
    [slice(0, 60_000, 5), slice(9_000, 1), slice(99_999, 1, 1)],
  ]
  for (const slices of dear) {
    const { requestId, version: same } = await desk.save({ slices })
    expect(same).toBe(version)
    expect(await codeOf(desk.save({ slices }))).toBe('STAFF_CONFLICT')
    expect(await codeOf(server.staff((ctx) => confirmWheel(ctx, requestId ?? 0), clerk))).toBe('STAFF_FORBIDDEN')
    await server.staff((ctx) => dropWheel(ctx, requestId ?? 0), clerk)
    expect(await codeOf(server.staff((ctx) => confirmWheel(ctx, requestId ?? 0), otherClerk))).toBe(
      'STAFF_ALREADY_HANDLED',
    )
  }
  expect(await desk.save({ isOn: false, slices: dear[0] ?? [] })).toMatchObject({
    version: version + 1,
    requestId: null,
  })
  await desk.save()
})

test('a dear wheel is in force when another confirms it, once, and waits again where its stock would begin anew', async () => {
  const { version, requestId } = await desk.save({ slices: [slice(500_000, 1, 1), slice(0, 1)] })
  expect((await server.staff((ctx) => showDesk(ctx), otherClerk)).requests).toMatchObject([{ requestId, isOwn: false }])
  const confirmed = await Promise.all(
    Array.from({ length: 6 }, () => codeOf(server.staff((ctx) => confirmWheel(ctx, requestId ?? 0), otherClerk))),
  )
  expect(confirmed.filter((code) => code === 'done')).toHaveLength(1)
  expect((await server.system(findWheel))?.version).toBe(version + 1)
  const again = await desk.save({ slices: [slice(500_000, 1, 1), slice(0, 1)] })
  expect(again.requestId).not.toBeNull()
  // Another wheel came in between.
  await desk.save()
  expect(await codeOf(server.staff((ctx) => confirmWheel(ctx, again.requestId ?? 0), otherClerk))).toBe(
    'STAFF_CONFLICT',
  )
  await server.staff((ctx) => dropWheel(ctx, again.requestId ?? 0), clerk)
})

test('staff give a member no more spins on a day than at once, whoever of them gives', async () => {
  const memberId = await member()
  const give = (who: typeof clerk | typeof otherClerk, count: number) =>
    codeOf(
      server.staff((ctx) => giveByStaff(ctx, memberId, { count, reason: 'as agreed', requestKey: randomUUID() }), who),
    )
  const codes = await Promise.all([give(clerk, 4), give(otherClerk, 4), give(clerk, 4), give(otherClerk, 4)])
  expect(codes.toSorted()).toEqual(['STAFF_CONFLICT', 'STAFF_CONFLICT', 'done', 'done'])
  expect(await give(clerk, 3)).toBe('STAFF_CONFLICT')
  expect(await give(clerk, 2)).toBe('done')
  server.clock.advance(24 * 3_600_000)
  expect(await give(clerk, 10)).toBe('done')
})
