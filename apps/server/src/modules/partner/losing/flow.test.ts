import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { house, memberPurse, post } from '../../ledger/index.ts'
import { cancelWager, placeWager } from '../../wagers/index.ts'
import { giveDesk } from '../give/give.fixture.ts'
import { addBelow, addPartner, flat, setRates } from '../partner.fixture.ts'
import { freezeNext, setOptions } from './losing.fixture.ts'
import { showSettlement } from './settlement-list.service.ts'

const server = await testServer({ at: '2026-11-01T12:00:00+09:00' })
await setOptions(server, { losingPeriod: 'day', losingRule: 'flow' })
const store = await addPartner(server, 5)
await setRates(server, store, flat(10, 500))
const memberId = await addBelow(server, store)
const { rows } = await server.pool.query('SELECT chain_id AS id FROM identity.rate_chain WHERE holder_id = $1', [store])
const rateChainId = rows[0].id as number

const purses = { cash: memberPurse(memberId, 'cash'), pending: memberPurse(memberId, 'withdrawal-pending') }
const move = (
  kind: 'deposit' | 'withdrawal-requested' | 'withdrawal-completed' | 'wager-placed' | 'wager-cancelled',
  amount: number,
) => {
  const sides = {
    deposit: [house('bank'), purses.cash],
    'withdrawal-requested': [purses.cash, purses.pending],
    'withdrawal-completed': [purses.pending, house('bank')],
    'wager-placed': [purses.cash, house('revenue')],
    'wager-cancelled': [house('revenue'), purses.cash],
  } as const
  const [from, to] = sides[kind]
  return server.system((ctx) =>
    post(ctx, { kind, currency: 'KRW', from, to, amount: won(amount), key: `${kind}:${ctx.now.getTime()}:${amount}` }),
  )
}
const completed = (cashType: 'deposit' | 'withdrawal', amount: number) =>
  server.ownerPool.query(
    `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, waited_at, handled_at, staff_id, staff_name)
     VALUES (1, $1, $2, $3, 'none', 1, gen_random_uuid(), $4, $4, $4, 1, 'admin')`,
    [memberId, cashType, amount, server.clock.now()],
  )
const wager = {
  memberId,
  product: 'slot',
  vendorCode: 'studio',
  gameCode: 'koi',
  selection: null,
  rateChainId,
} as const
const place = (round: string, stake: number, endsRound: boolean) =>
  server.system((ctx) => placeWager(ctx, { ...wager, round, stake, endsRound, ...noMoney }))
/** A wager that is open over many periods. */
let open: Awaited<ReturnType<typeof place>>
/** Of the store, in the next period. */
const settled = async () => {
  const settlementId = await freezeNext(server)
  const found = await server.staff((ctx) => showSettlement(ctx, settlementId, { before: '', size: 20 }))
  return found.rows.find(({ partnerId }) => partnerId === store)
}

test('by the rule of the flow of money, what stayed of it counts: deposits less withdrawals, less what purses and open stakes grew by', async () => {
  await move('deposit', 20_000)
  server.clock.set('2026-11-02T12:00:00+09:00')
  await move('deposit', 500_000)
  await completed('deposit', 500_000)
  await move('withdrawal-requested', 150_000)
  await move('withdrawal-completed', 150_000)
  await completed('withdrawal', 150_000)
  await move('wager-placed', 300_000)
  await place('lost', 260_000, true)
  open = await place('open', 40_000, false)
  server.clock.set('2026-11-03T12:00:00+09:00')
  // Purses grew by 50,000 and open stakes by 40,000; the store's rolling is 260.
  expect(await settled()).toMatchObject({
    amount: 12_987,
    groups: [{ group: 'slot', losses: 0, divided: 260_000, rolling: 260, share: 12_987 }],
  })
})

test('who stakes nothing takes what stayed into the next period', async () => {
  await move('withdrawal-requested', 10_000)
  await move('withdrawal-completed', 10_000)
  await completed('withdrawal', 5_000)
  server.clock.set('2026-11-04T12:00:00+09:00')
  // 5,000 went another way: it stayed, though nobody staked anything.
  expect(await settled()).toBeUndefined()
  await place('again', 1_000, true)
  server.clock.set('2026-11-05T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: 5_000, rolling: 1, share: 249 }] })
})

test('what comes back of a wager that was settled in an earlier period counts once, when it comes back', async () => {
  await move('wager-placed', 30_000)
  const ref = await place('late', 30_000, true)
  server.clock.set('2026-11-06T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: 30_000, rolling: 30 }] })
  await server.system((ctx) => cancelWager(ctx, ref, noMoney))
  await move('wager-cancelled', 30_000)
  await place('more', 40_000, true)
  server.clock.set('2026-11-07T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: -30_000 }] })
})

test('a wager of an earlier period that is void now takes nothing off what was staked in this one', async () => {
  await move('wager-placed', 50_000)
  const ref = await place('of before', 50_000, true)
  server.clock.set('2026-11-08T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: 50_000 }] })
  await server.system((ctx) => cancelWager(ctx, ref, noMoney))
  await move('wager-cancelled', 50_000)
  await place('less', 20_000, true)
  server.clock.set('2026-11-09T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: -50_000 }] })
})

test('what a partner gives its member is a deposit, and what it takes back a withdrawal: neither is a loss of the member', async () => {
  const desk = await giveDesk(server)
  // Who plays is given nothing.
  await server.system((ctx) => cancelWager(ctx, open, noMoney))
  await move('wager-cancelled', 40_000)
  await server.system((ctx) => grantCash(ctx, store, 500_000))
  await desk.give(store, memberId, 300_000)
  await move('wager-placed', 100_000)
  await place('lost again', 100_000, true)
  server.clock.set('2026-11-10T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: 100_000 }] })
  await desk.take(store, memberId, 200_000)
  await place('nothing lost', 1_000, true)
  server.clock.set('2026-11-11T12:00:00+09:00')
  expect(await settled()).toMatchObject({ groups: [{ divided: 0 }] })
})
