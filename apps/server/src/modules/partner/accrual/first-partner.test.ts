import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addBranch, addPartner } from '../partner.fixture.ts'

const server = await testServer()
const one = async (sql: string): Promise<number | undefined> => (await server.pool.query<{ n: number }>(sql)).rows[0]?.n
const settledUntil = () => one('SELECT settled_until AS n FROM wagers.journal_view')
const readUntil = () => one('SELECT read_until AS n FROM partner.accrual_state')

test('what was settled before a site has a partner is not read, and a further partner changes nothing', async () => {
  const before = (await settledUntil()) ?? 0
  expect(before).toBeGreaterThan(0)
  expect(await readUntil()).toBe(undefined)
  const [head = 0] = await addBranch(server)
  const from = await readUntil()
  expect(from).toBeGreaterThanOrEqual(before)
  await addPartner(server, 2, head)
  expect(await readUntil()).toBe(from)
})
