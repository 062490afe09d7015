import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { type EndedTable, moveWager, placeWager } from '../../wagers/index.ts'
import { addBelow, addBranch, addPartner } from '../partner.fixture.ts'
import { findSelfRolling } from './find-self-rolling.job.ts'
import { listSigns } from './signs-desk.service.ts'

const server = await testServer()
const [head = 0, , , , store = 0] = await addBranch(server)
const other = await addPartner(server, 5, head)

const bet = async (memberId: number, round: string, outcome: string, stake: number) => {
  const leg = { event: 'd', market: 'power-ball-parity', outcome, price: 1_950, words: null }
  const ref = await server.system((ctx) =>
    placeWager(ctx, {
      ...{ memberId, product: 'mini-game', vendorCode: 'maru', gameCode: 'powerball', round, selection: null, stake },
      ...{ terms: { price: 1_950, rulesVersion: '1' }, legs: [leg], ...noMoney },
    }),
  )
  await server.system((ctx) => moveWager(ctx, ref, { stake: 0, payout: 0, bets: 0, endsRound: true }, undefined))
}
const session = (memberId: number, ip: string, device: string) =>
  server.ownerPool.query(
    `INSERT INTO identity.session (site_id, member_id, socket_key, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES (1, $1, gen_random_uuid()::text, $2::timestamptz, $2, $2::timestamptz + interval '2 hours', $3, $4)`,
    [memberId, server.clock.now(), ip, device],
  )
const signs = async (kind: 'opposite' | 'shared-place' | 'turnover-only', partnerId = 0) =>
  (await server.staff((ctx) => listSigns(ctx, { partnerId, kind, before: '', size: 20 }))).rows
const nextNight = async () => {
  server.clock.advance(24 * 3_600_000)
  await server.system(findSelfRolling)
}

test('two members who stand opposite round after round are a sign; who do so by chance, for other sums or below another partner are none', async () => {
  const [one, two] = [await addBelow(server, store), await addBelow(server, store)]
  const [chance, uneven, elsewhere] = [
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, other),
  ]
  for (let i = 0; i < 8; i++) {
    const round = `d${i}`
    await bet(one, round, 'odd', 100_000)
    await bet(two, round, 'even', 90_000)
    await bet(chance, round, i % 2 === 0 ? 'even' : 'odd', 100_000)
    await bet(uneven, round, 'even', 10_000)
    await bet(elsewhere, round, 'even', 100_000)
  }
  await nextNight()
  const found = await signs('opposite')
  expect(found).toMatchObject([
    {
      partnerId: store,
      members: [{ memberId: one }, { memberId: two }],
      evidence: { rounds: 8, opposite: 8, covered: 720_000 },
    },
  ])
  expect(await signs('opposite', other)).toEqual([])
  expect(await signs('opposite', head)).toEqual(found)
})

test('a member with the address or the device of the partner above is a sign; two members of one household, or a network of many, are none', async () => {
  const [same, near, wife, husband] = [
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, store),
  ]
  await session(store, '203.0.113.5', 'phone')
  await session(same, '203.0.113.5', 'phone')
  await session(near, '203.0.113.5', 'laptop')
  for (const memberId of [wife, husband]) await session(memberId, '203.0.113.9', 'phone')
  await session(other, '198.51.100.1', 'phone')
  for (let i = 0; i < 6; i++) await session(await addBelow(server, other), '198.51.100.1', `device ${i}`)
  await server.system(findSelfRolling)
  const found = await signs('shared-place')
  expect(found.map(({ members, evidence }) => [members[0]?.memberId, evidence]).toSorted()).toEqual(
    [
      [same, { isSameDevice: true, sharing: 2 }],
      [near, { isSameDevice: false, sharing: 3 }],
    ].toSorted(),
  )
})

test('who stakes many times the deposits and loses next to nothing is a sign; who loses as games do, or deposits what is staked, is none', async () => {
  const [grinder, player, rich] = [
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, store),
  ]
  const deposit = (memberId: number, amount: number) =>
    server.ownerPool.query(
      `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, handled_at, staff_id)
       VALUES (1, $1, 'deposit', $2, 'none', 1, gen_random_uuid()::text, $3, $3, 1)`,
      [memberId, amount, server.clock.now()],
    )
  await deposit(grinder, 100_000)
  await deposit(player, 100_000)
  await deposit(rich, 1_000_000)
  for (let day = 0; day < 3; day++) {
    for (let i = 0; i < 40; i++)
      for (const memberId of [grinder, player, rich]) {
        const back = memberId === player ? 95_000 : 99_900
        const wager = { ...slotWager(memberId, `r${day}.${i}`), stake: 100_000, ...noMoney }
        const ref = await server.system((ctx) => placeWager(ctx, wager))
        await server.system((ctx) =>
          moveWager(ctx, ref, { stake: 0, payout: back, bets: 0, endsRound: true }, undefined),
        )
      }
    server.clock.advance(24 * 3_600_000)
  }
  await server.system(findSelfRolling)
  expect(await signs('turnover-only')).toMatchObject([
    {
      members: [{ memberId: grinder }],
      evidence: { days: 3, wagers: 120, turnover: 12_000_000, losses: 12_000, deposits: 100_000 },
    },
  ])
})

test('what is found again is the same sign', async () => {
  const before = await signs('opposite')
  await server.system(findSelfRolling)
  expect((await signs('opposite')).map(({ signId }) => signId)).toEqual(before.map(({ signId }) => signId))
})

const chips = async (memberId: number, round: string, on: Record<string, number>, table = 'baccarat') => {
  const stake = Object.values(on).reduce((sum, one) => sum + one, 0)
  const about = { product: 'casino', vendorCode: 'studio', gameCode: table, round, selection: null }
  const ref = await server.system((ctx) => placeWager(ctx, { memberId, ...about, stake, ...noMoney }))
  const ended: EndedTable = {
    table,
    places: Object.entries(on).map(([name, staked]) => ({ on: name, stake: staked, payout: 0, end: 'decided' })),
  }
  await server.system((ctx) =>
    moveWager(
      ctx,
      ref,
      { stake: 0, payout: 0, bets: 0, endsRound: true },
      { kind: 'win', amount: 0, ...noMoney, selection: ended },
    ),
  )
}

test('opposite chips on live tables are a sign: of one member, of two below one partner, and of two with one device', async () => {
  const [alone, one, two, here, there, honest] = [
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, store),
    await addBelow(server, other),
    await addBelow(server, store),
  ]
  await session(here, '203.0.113.77', 'tablet')
  await session(there, '203.0.113.77', 'tablet')
  for (let i = 0; i < 6; i++) {
    await chips(alone, `b${i}`, { player: 50_000, banker: 46_000, tie: 1_000 })
    await chips(one, `c${i}`, { red: 100_000 }, 'roulette')
    await chips(two, `c${i}`, { black: 90_000 }, 'roulette')
    await chips(here, `e${i}`, { small: 30_000 }, 'sic-bo')
    await chips(there, `e${i}`, { big: 30_000 }, 'sic-bo')
    // Another chance, another side now and then, or far less on the other side.
    await chips(honest, `b${i}`, i % 2 === 0 ? { player: 50_000 } : { banker: 50_000, player: 1_000 })
  }
  await nextNight()
  const found = (await signs('opposite')).map(({ partnerId, members, evidence }) => [
    partnerId,
    members.map(({ memberId }) => memberId),
    evidence,
  ])
  expect(found).toEqual(
    expect.arrayContaining([
      [store, [alone], { rounds: 6, opposite: 6, covered: 276_000 }],
      [store, [one, two], { rounds: 6, opposite: 6, covered: 540_000 }],
      [store, [here, there], { rounds: 6, opposite: 6, covered: 180_000 }],
    ]),
  )
  expect(found.flatMap(([, members]) => members)).not.toContain(honest)
})
