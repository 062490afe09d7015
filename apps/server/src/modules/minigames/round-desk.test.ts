import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameRoom } from './minigames.fixture.ts'
import type { RoundKey } from './round.rules.ts'
import { openRequests } from './round-desk.repository.ts'
import { confirmCancel, requestCancel } from './round-desk.service.ts'

const room = await gameRoom('2026-11-23T17:47:00+09:00')
const { server } = room
afterAll(() => room.close())
beforeAll(async () => {
  await room.open()
  await room.run()
})

const round: RoundKey = { ...room.key(), drawAt: new Date('2026-11-23T08:50:00Z') }
const next: RoundKey = { ...room.key(), drawAt: new Date('2026-11-23T08:55:00Z') }
const ask = (staffId: number, of: RoundKey, reason = 'wrong prices') =>
  server
    .staff((ctx) => requestCancel(ctx, { game: of.game, roundId: room.idOf(of), reason }), { staffId })
    .catch((error) => error.code)
const confirm = (staffId: number, of: RoundKey, requestId: number) =>
  server
    .staff((ctx) => confirmCancel(ctx, { game: of.game, roundId: room.idOf(of), requestId }), { staffId })
    .then(
      () => 'done',
      (error) => error.code,
    )
const waiting = async () =>
  (await server.staff((ctx) => openRequests(ctx))).map(({ kind, requestedBy, reason }) => ({
    kind,
    requestedBy,
    reason,
  }))

test('a round is cancelled by two of the staff with a reason, and every stake goes back', async () => {
  const member = await room.member()
  await room.bet(member, round, 5_000, 1_900, [['sum-parity', 'odd']])
  expect(await ask(1, round, '  ')).toBe('STAFF_REASON_REQUIRED')
  const first = await ask(1, round)
  expect(await waiting()).toEqual([{ kind: 'cancel', requestedBy: 1, reason: 'wrong prices' }])
  expect(await confirm(1, round, first)).toBe('STAFF_FORBIDDEN')
  expect(await confirm(2, next, first)).toBe('STAFF_CONFLICT')
  // A newer request takes the place of the first, which nobody can confirm then.
  const second = await ask(2, round, 'prices of yesterday')
  expect(await confirm(3, round, first)).toBe('STAFF_CONFLICT')
  expect(await room.cash(member)).toBe(995_000)
  expect(await confirm(1, round, second)).toBe('done')
  await room.settle()
  expect(await room.cash(member)).toBe(1_000_000)
  expect(await room.round(round)).toMatchObject({ state: 'cancelled', settledAt: server.clock.now() })
  expect(await waiting()).toEqual([])
  expect(await confirm(3, round, second)).toBe('STAFF_CONFLICT')
  await room.nothingIsWrong()
})

test('a closed round may be cancelled, and is never drawn then', async () => {
  await room.run('2026-11-23T08:54:30Z')
  const request = await ask(1, next)
  expect(await confirm(2, next, request)).toBe('done')
  await room.run('2026-11-23T08:55:00Z')
  expect(await room.round(next)).toMatchObject({ state: 'cancelled', draw: null, link: null })
})

test('a drawn round is cancelled by nobody, and what was asked for before its draw is gone', async () => {
  const drawn: RoundKey = { ...room.key(), drawAt: new Date('2026-11-23T09:00:00Z') }
  await room.run('2026-11-23T08:59:30Z')
  const request = await ask(1, drawn)
  await room.run('2026-11-23T09:00:00Z')
  expect(await waiting()).toEqual([])
  expect(await confirm(2, drawn, request)).toBe('STAFF_STATUS_ORDER')
  expect(await ask(1, drawn)).toBe('STAFF_STATUS_ORDER')
  await room.settle()
  expect(await confirm(2, drawn, request)).toBe('STAFF_STATUS_ORDER')
})

test('what two of the staff did is in the audit log', async () => {
  const { rows } = await server.ownerPool.query(
    `SELECT action, staff_id::int, target FROM audit.entry WHERE action LIKE 'minigames.%' ORDER BY entry_id LIMIT 3`,
  )
  const target = 'round:powerball:2026-11-23T08:50:00Z'
  expect(rows).toEqual([
    { action: 'minigames.request-cancel', staff_id: 1, target },
    { action: 'minigames.request-cancel', staff_id: 2, target },
    { action: 'minigames.confirm-cancel', staff_id: 1, target },
  ])
})
