import { expect, test } from 'vitest'
import { ensureSite } from '../site/index.ts'
import { coinDesk, USDT } from './coin.fixture.ts'

const coin = await coinDesk()
const { server } = coin
await server.system((ctx) =>
  ensureSite(ctx, { siteId: 2, name: 'Euro', theme: 'naru', host: 'euro.localhost', currency: 'EUR' }),
)

test('members of two sites get addresses of one chain, and each the currency of the site', async () => {
  const won = await coin.member()
  const euro = await coin.member({ siteId: 2 })
  expect(euro.address).not.toBe(won.address)
  await coin.send(won.address, 50 * USDT)
  await coin.send(euro.address, 50 * USDT)
  await coin.deepen()
  const [[inWon], [inEuro]] = [await coin.deposits(won.memberId), await coin.deposits(euro.memberId)]
  expect(inWon).toMatchObject({ site_id: 1, state: 'credited' })
  expect(inEuro).toMatchObject({ site_id: 2, state: 'credited' })
  // Some 46 euro, in millionths.
  expect(Number(inEuro.cash)).toBeGreaterThan(45_000_000)
  expect(Number(inEuro.cash)).toBeLessThan(46_500_000)
  const custody = await coin.rows(
    `SELECT site_id, balance FROM ledger.house_view WHERE house = 'coin-custody' ORDER BY 1`,
  )
  expect(custody.map(({ site_id, balance }) => [site_id, Number(balance)])).toEqual([
    [1, 50 * USDT],
    [2, 50 * USDT],
  ])
  await coin.agrees()
})

test.each([
  [
    'a deposit in the books that is not in the ledger',
    'UPDATE coin.deposit SET amount = amount + 1000000',
    ['custody', 'rates', 'requests'],
  ],
  ['one that never came', `UPDATE ledger.transfer SET reference = 'coin:987654' WHERE kind_no = 80`, ['custody']],
  ['another rate than that of the source', 'UPDATE coin.deposit SET rate = rate + 1', ['rates', 'requests']],
  ['a rate that is no more', 'DELETE FROM coin.rate', ['rates']],
  ['other cash than the rate makes', 'UPDATE coin.deposit SET cash = cash + 1', ['rates', 'requests']],
  [
    'a request without a deposit',
    `UPDATE coin.deposit SET state = 'gone', booked_at = NULL, cash = NULL, request_id = NULL`,
    ['custody', 'requests'],
  ],
  ['cash that came from elsewhere', `UPDATE ledger.transfer SET reference = 'cash:987654' WHERE kind_no = 1`, ['cash']],
  ['a quote that did not hold', `UPDATE coin.deposit SET quote_id = 987654`, ['quotes']],
])('%s is found', async (_what, sql, what) => {
  const client = await server.ownerPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query('DROP INDEX coin.deposit_of_quote')
    expect((await client.query(sql)).rowCount).toBeGreaterThan(0)
    const { rows } = await client.query('SELECT DISTINCT what FROM coin.verify() ORDER BY 1')
    expect(rows.map((row) => row.what)).toEqual(what)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test.each([
  ['whose it is', 'member_id = member_id + 1'],
  ['what it is', 'amount = amount + 1'],
  ['its rate', 'rate = rate + 1'],
  ['its block', 'block = block + 1'],
  ['its end', `state = 'held', held_for = 'off', cash = NULL, request_id = NULL, ended_at = NULL`],
])('of a credited deposit %s does not change', async (_what, change) => {
  await expect(server.pool.query(`UPDATE coin.deposit SET ${change}`)).rejects.toThrow(/does not/)
  await expect(server.pool.query('DELETE FROM coin.deposit')).rejects.toThrow(/permission denied/)
})
