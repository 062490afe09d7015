import { afterAll, expect, test } from 'vitest'
import { listFeed } from '../office/feed.service.ts'
import { feedRoom } from './feed.fixture.ts'

const { room, server, at, after, draw, other, take, says, state, why, accept } = await feedRoom()
afterAll(() => room.close())

/** Drawn and settled by the one result, and then the feed says another. */
const contradict = async () => {
  says(draw)
  await take()
  await room.settle()
  const cash = await room.cash(at.member)
  says(other)
  await take('waiting')
  expect(await why()).toEqual([])
  await take('all')
  await room.settle()
  return cash
}

test('of a settled round that is contradicted staff are asked, and nothing moves', async () => {
  const cash = await contradict()
  expect([await state(), await why(), await room.cash(at.member)]).toEqual(['settled held', ['contradiction'], cash])
})

test('two of the staff leave a settled round as it is', async () => {
  const cash = await contradict()
  expect([await accept(1, draw), await accept(1, draw), await accept(2, draw)]).toEqual([
    'waiting',
    'STAFF_FORBIDDEN',
    'accepted',
  ])
  await take('all')
  await room.settle()
  expect([await state(), await why(), await room.cash(at.member)]).toEqual(['settled', [], cash])
  expect(await accept(1, other)).toBe('STAFF_STATUS_ORDER')
})

test('two of the staff accept what the feed says now: every wager is settled anew, once, and what cannot be taken back is owed', async () => {
  const spender = await room.member(10_000)
  await room.bet(spender, at.round, 10_000, 1_950, [['sum-parity', 'odd']])
  const cash = await contradict()
  expect(await room.cash(spender)).toBe(19_500)
  // Of what was paid on odd, most is bet again.
  const next = { ...at.round, drawAt: after(300) }
  await room.bet(spender, next, 15_000, 1_950, [['sum-parity', 'odd']])
  expect(await accept(1, { numbers: [1, 2, 3, 4, 5], powerBall: 1 })).toBe('STAFF_CONFLICT')
  expect([await accept(1, other), await accept(2, other)]).toEqual(['waiting', 'accepted'])
  expect(await accept(3, draw)).toBe('STAFF_STATUS_ORDER')
  await Promise.all([room.settle(), room.settle()])
  await room.settle()
  const found = await room.round(at.round)
  expect(found).toMatchObject({ state: 'settled', draw: other, isHeld: false, isCorrecting: false })
  expect(await why()).toEqual([])
  // The one who bet on both has won the other one; stakes were alike.
  expect(await room.cash(at.member)).toBe(cash)
  expect(await room.cash(spender)).toBe(0)
  const { rows } = await server.ownerPool.query('SELECT member_id::int, open::int FROM wagers.debt')
  expect(rows).toEqual([{ member_id: spender, open: 15_000 }])
  const payouts = (await room.wagers(at.round)).map((wager) => wager.payout)
  const { rows: kept } = await server.ownerPool.query(
    'SELECT payouts::int, corrected_at FROM minigames.round WHERE draw_at = $1',
    [at.round.drawAt],
  )
  expect(kept).toEqual([{ payouts: payouts.reduce((sum, one) => sum + one, 0), corrected_at: server.clock.now() }])
  expect(
    room.published().filter((one) => one.startsWith('settled') && one.endsWith(room.idOf(at.round).slice(11, 16))),
  ).toHaveLength(2)
  await room.nothingIsWrong()
})

test('a correction that a dead process began is ended by the next', async () => {
  await contradict()
  expect([await accept(1, other), await accept(2, other)]).toEqual(['waiting', 'accepted'])
  await server.ownerPool.query('ALTER TABLE wagers.settlement RENAME TO settlement_away')
  await room.settle()
  expect(await room.round(at.round)).toMatchObject({ isCorrecting: true })
  await server.ownerPool.query('ALTER TABLE wagers.settlement_away RENAME TO settlement')
  await expect
    .poll(
      async () => {
        await room.settle()
        return (await room.round(at.round))?.isCorrecting
      },
      { timeout: 10_000 },
    )
    .toBe(false)
  await room.nothingIsWrong()
})

test('the database lets nobody change the result of a round otherwise', async () => {
  await contradict()
  const change = (what: string) =>
    server.ownerPool.query(`UPDATE minigames.round SET ${what} WHERE draw_at = $1`, [at.round.drawAt])
  await expect(change(`numbers = '{1,2,3,4,5}'`)).rejects.toThrow(/drawn once/)
  await expect(change('payouts = 0')).rejects.toThrow(/settled once/)
  await expect(change("is_correcting = true, drawn_at = drawn_at + interval '1 second'")).rejects.toThrow(
    /numbers alone/,
  )
  await expect(change(`is_correcting = true, source = 'own'`)).rejects.toThrow(/opened with/)
})

test('what staff drew a round with is listed when the feed says something else before it is settled, and lets it go on', async () => {
  const own = { numbers: [1, 2, 3, 4, 5], powerBall: 1 }
  await room.run(after(130))
  await take()
  expect(await why()).toEqual(['late'])
  expect([await accept(1, own), await accept(2, own)]).toEqual(['waiting', 'accepted'])
  says(draw)
  await take('all')
  expect(await state()).toBe('drawn held')
  const listed = async () =>
    (await server.staff((ctx) => listFeed(ctx, 'powerball'))).rows.find(
      ({ round }) => round.roundId === room.idOf(at.round),
    )
  expect(await listed()).toMatchObject({ isHeld: true, drawnByStaff: own, results: [{ draw, isUsed: false }] })
  await room.settle()
  expect([await state(), await accept(1, draw)]).toEqual(['drawn held', 'STAFF_CONFLICT'])
  expect([await accept(1, own), await accept(2, own)]).toEqual(['waiting', 'accepted'])
  await room.settle()
  expect([await state(), (await listed())?.drawnByStaff]).toEqual(['settled', own])
})
