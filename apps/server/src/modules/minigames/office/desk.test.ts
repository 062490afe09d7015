import { miniDesk, miniDeskRounds, miniDeskWagers, miniRoundFile } from '@maru/contract'
import { expect, test } from 'vitest'
import { listEntries } from '../../audit/index.ts'
import { ballOver, betDesk, betOn, even, FIRST_DRAW } from '../bets/bets.fixture.ts'
import { requestCancel } from '../round-desk.service.ts'
import { withdrawCancel } from './decisions.service.ts'
import { showDesk } from './desk.service.ts'
import { listRounds, listRoundWagers, showRound } from './rounds.service.ts'

const desk = await betDesk()
const { server } = desk
const asked = { game: 'powerball', roundId: FIRST_DRAW } as const
const page = { page: 1, size: 20 }
const member = await desk.member()
await desk.place(member, betOn({ stake: 10_000 }))
await desk.place(member, betOn({ selections: [even], stake: 4_000 }))
server.sent.length = 0
await desk.place(member, betOn({ selections: [even, ballOver], price: 3_696, stake: 1_000 }))

test('the desk shows each game with its round, its stakes by outcome, and what the house may lose on them', async () => {
  const { games } = miniDesk.data.parse(await server.staff(showDesk))
  expect(games.map(({ game }) => game)).toEqual(['powerball', 'powerladder', 'speedkino', 'kinoladder'])
  expect(games[0]).toMatchObject({
    isOn: true,
    round: { roundId: FIRST_DRAW, number: 181, state: 'open' },
    bets: 3,
    staked: 15_000,
  })
  expect(games[0]?.exposures).toEqual([
    { market: 'power-ball-side', outcome: 'over', bets: 0, staked: 0, toPay: 0, exposed: 2_696 },
    expect.objectContaining({ market: 'power-ball-side + sum-parity', outcome: 'over + even', staked: 1_000 }),
    // Its single, and the combination that needs it.
    { market: 'sum-parity', outcome: 'even', bets: 1, staked: 4_000, toPay: 7_800, exposed: 3_800 + 2_696 },
    { market: 'sum-parity', outcome: 'odd', bets: 1, staked: 10_000, toPay: 19_500, exposed: 9_500 },
  ])
  expect(games[1]).toMatchObject({ round: null, chain: null, bets: 0, alarms: ['no-chain'] })
})

test('a bet says to the screens of staff that stakes changed, at most once a second', async () => {
  await expect.poll(() => server.sent.map(({ subject }) => subject)).toContain('1.topic.staff.1.minigames')
})

test('an outcome that nearly fills its exposure, and a draw that is late, are alarms', async () => {
  await desk.setGame('most_exposure = 10000')
  const alarms = async () => (await server.staff(showDesk)).games[0]?.alarms
  expect(await alarms()).toContain('exposure-full')
  await desk.setGame('most_exposure = 300000000')
  expect(await alarms()).not.toContain('exposure-full')
  await desk.openRound('2026-11-20T05:55:00Z')
  expect(await alarms()).toContain('draw-late')
})

test('rounds are found by day and number, 288 being midnight, and show a request to cancel them', async () => {
  await desk.openRound('2026-11-20T15:00:00Z')
  const list = async (search: object) =>
    miniDeskRounds.data.parse(await server.staff((ctx) => listRounds(ctx, { game: 'powerball', ...page, ...search })))
  expect((await list({})).rows.map(({ number }) => number)).toEqual([288, 181, 179])
  expect(await list({ number: 181 })).toMatchObject({ total: 1, rows: [{ bets: 3, isCancelAsked: false }] })
  expect((await list({ day: '2026-11-21' })).rows).toEqual([])
  expect((await list({ page: 2, size: 2 })).rows.map(({ number }) => number)).toEqual([179])
})

test('a round shows its wagers with their members, newest first, and nothing of a draw that is not made', async () => {
  const round = miniRoundFile.parse(await server.staff((ctx) => showRound(ctx, 'powerball', FIRST_DRAW)))
  expect(round).toMatchObject({ draw: null, proof: null, winners: {}, cancelAsked: null, payouts: null })
  const wagers = miniDeskWagers.data.parse(await server.staff((ctx) => listRoundWagers(ctx, { ...asked, ...page })))
  expect(wagers.total).toBe(3)
  expect(wagers.rows[0]).toMatchObject({ memberId: member, stake: 1_000, price: 3_696, status: 'placed' })
  expect(wagers.rows[0]?.selections).toHaveLength(2)
  for (const roundId of ['2026-11-20T06:06:00Z', '2099-11-20T06:05:00Z'])
    await expect(server.staff((ctx) => showRound(ctx, 'powerball', roundId))).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
  await expect(server.staff((ctx) => showRound(ctx, 'powerball', FIRST_DRAW), {}, 2)).rejects.toMatchObject({
    code: 'STAFF_NOT_FOUND',
  })
})

test('whoever asked to cancel a round sees that it is their own; it is withdrawn once, and audited', async () => {
  const requestId = await server.staff((ctx) => requestCancel(ctx, { ...asked, reason: 'wrong prices' }))
  const seenBy = async (staffId: number) =>
    (await server.staff((ctx) => showRound(ctx, 'powerball', FIRST_DRAW), { staffId })).cancelAsked
  expect(await seenBy(1)).toMatchObject({ requestId, reason: 'wrong prices', isOwn: true })
  expect(await seenBy(2)).toMatchObject({ isOwn: false })
  const withdraw = (id: number) => server.staff((ctx) => withdrawCancel(ctx, { ...asked, requestId: id }))
  await expect(withdraw(requestId + 1)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
  await withdraw(requestId)
  expect(await seenBy(1)).toBeNull()
  await expect(withdraw(requestId)).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
  const { rows } = await server.staff((ctx) =>
    listEntries(ctx, { action: 'minigames.', staff: '', target: '', before: '', size: 20 }),
  )
  expect(rows.map(({ action }) => action)).toEqual(['minigames.withdraw-cancel', 'minigames.request-cancel'])
})
