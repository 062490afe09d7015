import { won } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { testServer } from '../../testing/context.ts'
import { house, memberPurse, vendorAccount } from './account-ref.ts'
import { balancesOf, entriesOf, houseBalances, openPurses } from './balance.service.ts'
import { InsufficientFunds, KeyConflict } from './posting.errors.ts'
import { type Posting, post, postPipelined } from './posting.service.ts'
import { currencyNumbers, transferKinds } from './transfer-kinds.ts'

const delivered: number[] = []
const server = await testServer({
  listeners: [listen('ledger.balance-changed', async (_, { memberId }) => void delivered.push(memberId))],
})

let member = 1000
beforeEach(async () => {
  member++
  await server.system((ctx) => openPurses(ctx, member, 'KRW'))
})

const deposit = (amount: number, key = `deposit:${member}`): Posting<'deposit', 'KRW'> => ({
  kind: 'deposit',
  currency: 'KRW',
  from: house('bank'),
  to: memberPurse(member, 'cash'),
  amount: won(amount),
  key,
})
const bet = (amount: number, key: string): Posting<'wager-placed', 'KRW'> => ({
  kind: 'wager-placed',
  currency: 'KRW',
  from: memberPurse(member, 'cash'),
  to: vendorAccount('studio'),
  amount: won(amount),
  key,
})
const does = (posting: Posting<'deposit', 'KRW'> | Posting<'wager-placed', 'KRW'>) =>
  server.system((ctx) => post(ctx, posting as Posting<'deposit', 'KRW'>))
const cash = async () => (await server.system((ctx) => balancesOf(ctx, member))).cash

test('a transfer moves the money and answers the balances after it', async () => {
  expect(await does(deposit(50_000))).toMatchObject({ toBalance: 50_000, fromBalance: undefined, isRepeat: false })
  expect(await does(bet(20_000, `bet:${member}`))).toMatchObject({ fromBalance: 30_000, isRepeat: false })
  expect(await cash()).toBe(30_000)
})

test('the numbers and names of kinds are those of the database', async () => {
  const { rows } = await server.pool.query<{ name: string; kind_no: number }>('SELECT name, kind_no FROM ledger.kind')
  const ours = Object.entries(transferKinds).map(([name, { no }]) => ({ name, kind_no: no }))
  expect(rows.toSorted((a, b) => a.kind_no - b.kind_no)).toEqual(ours.toSorted((a, b) => a.kind_no - b.kind_no))
})

test('the numbers and codes of currencies are those of the database', async () => {
  const { rows } = await server.pool.query('SELECT code, currency_no FROM ledger.currency')
  expect(Object.fromEntries(rows.map((row) => [row.code, row.currency_no]))).toEqual(currencyNumbers)
})

test('a transfer amount is positive and whole', async () => {
  for (const amount of [0, -1, 0.5, 2 ** 53, Number.NaN])
    await expect(does({ ...deposit(1), amount: amount as never })).rejects.toThrow(RangeError)
  await expect(
    server.pool.query(
      `SELECT * FROM ledger.post(1, 1::smallint, 1::smallint, NULL, 'bank', $1, NULL, -5, gen_random_uuid(), '', now(), false)`,
      [member * 16 + 1],
    ),
  ).rejects.toThrow(/transfer_.*check|account_not_negative/)
  expect(await cash()).toBe(0)
})

test('a kind joins only the accounts of its row', async () => {
  const wrong = { ...deposit(1000), from: memberPurse(member, 'points') }
  await expect(does(wrong as never)).rejects.toThrow('deposit does not go from points to cash')
})

test('a purse does not go below zero, and the refused transaction goes on', async () => {
  await does(deposit(10_000))
  const balance = await server.system(async (ctx) => {
    await expect(post(ctx, bet(10_001, 'too-much'))).rejects.toThrow(InsufficientFunds)
    return (await post(ctx, bet(10_000, 'all'))).fromBalance
  })
  expect(balance).toBe(0)
})

test('the same key with the same content has one effect and the first answer, even when the purse is empty by then', async () => {
  await does(deposit(10_000))
  const first = await does(bet(7_000, `twice:${member}`))
  await does(bet(3_000, `rest:${member}`))
  expect(await does(bet(7_000, `twice:${member}`))).toEqual({ ...first, isRepeat: true })
  expect(await cash()).toBe(0)
})

test('nobody waits for what is pipelined, and it is published as any other', async () => {
  delivered.length = 0
  const [posted] = await server.system(async (ctx) => [postPipelined(ctx, deposit(10_000))])
  expect(await posted).toMatchObject({ toBalance: 10_000, isRepeat: false })
  expect(await cash()).toBe(10_000)
  await server.contexts.drained()
  expect(delivered).toEqual([member])
  const [again] = await server.system(async (ctx) => [postPipelined(ctx, deposit(10_000))])
  expect(await again).toEqual({ ...(await posted), isRepeat: true })
  expect(await cash()).toBe(10_000)
})

test('what is refused when pipelined takes the whole transaction with it', async () => {
  await does(deposit(10_000))
  const beside = (refused: () => Posting<'deposit', 'KRW'>) =>
    server.system(async (ctx) => {
      await post(ctx, deposit(500, `beside:${member}`))
      postPipelined(ctx, refused())
    })
  const short = await beside(() => bet(10_501, `short:${member}`) as never).catch((error) => error)
  expect(short).toBeInstanceOf(InsufficientFunds)
  expect(short.balance).toBe(10_500)
  await expect(beside(() => deposit(9_000))).rejects.toThrow(KeyConflict)
  await expect(beside(() => deposit(0.5, 'half'))).rejects.toThrow(RangeError)
  expect(await cash()).toBe(10_000)
})

test('the same key with other content is refused', async () => {
  await does(deposit(10_000))
  await expect(does(deposit(10_001))).rejects.toThrow(KeyConflict)
  await expect(does({ ...deposit(10_000), reference: 'cash:9' })).rejects.toThrow(KeyConflict)
  await expect(does(bet(10_000, `deposit:${member}`))).rejects.toThrow(KeyConflict)
  expect(await cash()).toBe(10_000)
})

test('a key is still known a month later', async () => {
  const sent = deposit(10_000)
  const first = await does(sent)
  await asOwner(async (query) => {
    await query(`SELECT ledger.open_months((now() - interval '40 days')::date, 1)`)
    await query(
      `UPDATE ledger.transfer SET created_at = created_at - interval '40 days' WHERE transfer_id = ${first.transferId}`,
    )
    await query(
      `UPDATE ledger.transfer_key SET created_at = created_at - interval '40 days' WHERE transfer_id = ${first.transferId}`,
    )
  })
  expect(await does(sent)).toEqual({ ...first, isRepeat: true })
  expect(await cash()).toBe(10_000)
})

test('keys of two sites are strangers', async () => {
  await does(deposit(10_000, 'shared-key'))
  const other = member + 500_000
  await server.system(async (ctx) => {
    await openPurses(ctx, other, 'KRW')
    await post(ctx, { ...deposit(5_000, 'shared-key'), to: memberPurse(other, 'cash') })
  }, 2)
  expect(await server.system((ctx) => balancesOf(ctx, other), 2)).toMatchObject({ cash: 5_000 })
})

test('no site reaches the purse of another site, and no currency that of another currency', async () => {
  await expect(server.system((ctx) => post(ctx, deposit(1_000)), 2)).rejects.toThrow(/no account/)
  await expect(does({ ...deposit(1_000), currency: 'USDT' } as never)).rejects.toThrow(/no account/)
  expect(await server.system((ctx) => balancesOf(ctx, member), 2)).toMatchObject({ cash: 0 })
})

test('the money stays where it was when the caller fails afterwards', async () => {
  const failing = server.system(async (ctx) => {
    await post(ctx, deposit(10_000))
    throw new Error('later')
  })
  await expect(failing).rejects.toThrow('later')
  expect(await cash()).toBe(0)
  expect(await does(deposit(10_000))).toMatchObject({ isRepeat: false })
})

test('entries show each purse newest first, page by page, with the balances before and after', async () => {
  await does(deposit(50_000))
  await server.system((ctx) =>
    post(ctx, {
      kind: 'withdrawal-requested',
      currency: 'KRW',
      from: memberPurse(member, 'cash'),
      to: memberPurse(member, 'withdrawal-pending'),
      amount: won(20_000),
      key: `out:${member}`,
      reference: 'cash:7',
    }),
  )
  const page = (before: string, size = 2) => server.system((ctx) => entriesOf(ctx, member, before, size))
  const first = await page('')
  expect(first.rows).toMatchObject([
    {
      kind: 'withdrawal-requested',
      account: 'withdrawal-pending',
      amount: 20_000,
      balanceBefore: 0,
      balanceAfter: 20_000,
    },
    {
      account: 'cash',
      amount: -20_000,
      balanceBefore: 50_000,
      balanceAfter: 30_000,
      reference: 'cash:7',
      currency: 'KRW',
    },
  ])
  expect(await page(first.next ?? '')).toMatchObject({
    rows: [{ kind: 'deposit', amount: 50_000, balanceBefore: 0 }],
    next: null,
  })
  // Between the two sides of one transfer, too.
  const half = await page('', 1)
  expect((await page(half.next ?? '', 5)).rows).toMatchObject([{ amount: -20_000 }, { amount: 50_000 }])
  const { rows } = await server.pool.query(
    'SELECT sum(amount)::int AS sum, count(*)::int AS n FROM ledger.entry_view WHERE member_id = $1',
    [member],
  )
  expect(rows).toEqual([{ sum: 50_000, n: 3 }])
})

test('a call publishes once that a balance changed, and a repeat not at all', async () => {
  await server.contexts.drained()
  delivered.length = 0
  await does(deposit(30_000))
  await server.system(async (ctx) => {
    await post(ctx, bet(1_000, `a:${member}`))
    await post(ctx, bet(1_000, `b:${member}`))
  })
  await does(deposit(30_000))
  await server.contexts.drained()
  expect(delivered).toEqual([member, member])
})

test('a vendor account is the sum of its entries', async () => {
  const before = (await server.system(houseBalances)).find((row) => row.house === 'vendor:studio')?.balance ?? 0
  await does(deposit(30_000))
  await does(bet(12_345, `v:${member}`))
  const after = await server.system(houseBalances)
  expect(after).toContainEqual({ house: 'vendor:studio', currency: 'KRW', balance: before + 12_345 })
})

/** Past the triggers, as somebody with the database in hand could. */
const asOwner = async (act: (query: (sql: string) => Promise<unknown>) => Promise<void>) => {
  const client = await server.ownerPool.connect()
  await client.query('SET session_replication_role = replica')
  await act((sql) => client.query(sql)).finally(() => client.query('RESET session_replication_role'))
  client.release()
}
