import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { placeWager } from '../../wagers/index.ts'
import { addBelow, addPartner, flat, setRates } from '../partner.fixture.ts'
import { accrueAll } from './accrue.fixture.ts'
import { accrueSite } from './accrue.job.ts'
import { findSitesWithNews } from './stakes.repository.ts'

const server = await testServer()
const { ownerPool, pool } = server
const head = await addPartner(server, 1)
await setRates(server, head, flat(100))
const memberId = await addBelow(server, head)
const chain = await pool.query('SELECT chain_id AS id FROM identity.rate_chain WHERE holder_id = $1', [head])
const rateChainId: number = chain.rows[0].id

const lose = (stake: number) =>
  server.system((ctx) =>
    placeWager(ctx, {
      ...{ memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'r', selection: null },
      ...{ rateChainId, stake, endsRound: true, ...noMoney },
    }),
  )
const turnover = async () => (await pool.query('SELECT sum(turnover)::int AS t FROM partner.earned')).rows[0].t
const news = () => server.system(findSitesWithNews)
const follow = async () => (await pool.query('SELECT wagers.follow_cluster() AS moved')).rows[0].moved
/** As a dump brings them from a cluster whose transactions have much higher numbers, into this one. */
const comeFromElsewhere = async (higherBy: number) => {
  await ownerPool.query('UPDATE wagers.settlement SET written_by = written_by + $1', [higherBy])
  await ownerPool.query('UPDATE partner.accrual_state SET read_until = read_until + $1', [higherBy])
  await ownerPool.query('UPDATE wagers.journal_cluster SET system_id = 1')
}

test('data that came from another cluster is not read before the journal is numbered above it, and then each settlement is booked once', async () => {
  await lose(1_000)
  await accrueAll(server)
  await lose(2_000)
  await comeFromElsewhere(5_000_000_000)
  await expect(server.system(accrueSite)).rejects.toThrow('settlements are numbered by another cluster')
  expect(await turnover()).toBe(1_000)
  expect(await follow()).toBe(true)
  expect(await follow()).toBe(false)
  await lose(4_000)
  await expect.poll(news).toEqual([1])
  await accrueAll(server)
  expect(await turnover()).toBe(7_000)
  expect(await news()).toEqual([])
  await accrueAll(server)
  expect(await turnover()).toBe(7_000)
})

test('as often as data moves on', async () => {
  await lose(8_000)
  await comeFromElsewhere(0)
  expect(await follow()).toBe(true)
  await lose(16_000)
  await accrueAll(server)
  expect(await turnover()).toBe(31_000)
  const { rows } = await pool.query(
    'SELECT count(DISTINCT written_by)::int AS n, min(written_by) > 5000000000 AS above FROM wagers.settlement',
  )
  expect(rows[0]).toEqual({ n: 5, above: true })
})

test('numbers are changed by nobody else', async () => {
  await expect(pool.query('UPDATE wagers.journal_cluster SET ahead = 0')).rejects.toThrow('permission denied')
})
