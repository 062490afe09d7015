import { expect, test } from 'vitest'
import { modules } from '../src/app.ts'
import { memberByMemId } from '../src/modules/identity/index.ts'
import { identityModule } from '../src/modules/identity/module.ts'
import { balancesOf, trialBalance } from '../src/modules/ledger/index.ts'
import { observersOf } from '../src/platform/observers.ts'
import { testServer } from '../src/testing/context.ts'
import { demoAccounts, demoStaff } from './accounts.ts'
import { seedDemo, seedWith } from './demo.ts'

// A member that is admitted gets its place in the tree of partners, as in the product.
const server = await testServer({ observers: observersOf(modules) })

const counts = async () => {
  const { rows } = await server.pool.query(
    `SELECT (SELECT count(*) FROM identity.member) AS members, (SELECT count(*) FROM identity.staff) AS staff,
       (SELECT count(*) FROM site.site) AS sites, (SELECT count(*) FROM site.bank) AS banks, (SELECT count(*) FROM site.banner) AS banners,
       (SELECT count(*) FROM boards.post) AS posts, (SELECT count(*) FROM boards.question) AS questions, (SELECT count(*) FROM community.message) AS messages,
       (SELECT count(*) FROM cashier.request) AS requests`,
  )
  return rows[0]
}

test('seeding twice changes nothing, and play money is balanced to the won', async () => {
  expect(await seedWith(server.contexts)).toBe(true)
  const first = await counts()
  expect(first).toMatchObject({ sites: 2, requests: 0 })
  expect(await seedWith(server.contexts)).toBe(false)
  expect(await counts()).toEqual(first)
  await server.system(async (ctx) => {
    const member = await memberByMemId(ctx, 'HANEUL01')
    expect(await balancesOf(ctx, member?.memberId ?? 0)).toMatchObject({ cash: 1_000_000, points: 32_400 })
    for (const { sum } of await trialBalance(ctx)) expect(sum).toBe(0)
  })
})

test('every demo account of the start message is there', async () => {
  const { rows } = await server.pool.query(
    `SELECT mem_id AS id FROM identity.member UNION ALL SELECT login_id FROM identity.staff
     UNION ALL SELECT mem_id || '.' || own_id FROM partner.employee JOIN identity.member ON member_id = partner_id`,
  )
  const ids = rows.map((row) => row.id)
  for (const account of demoAccounts) expect(ids).toContain(account.id)
  expect(demoAccounts.find((account) => account.id === 'admin')?.note).toMatch(
    /code now \d{6}, from the seed [A-Z2-7]{32}/,
  )
})

test('the demo’s partner has stores with rates below its own, and members of both', async () => {
  const { rows } = await server.pool.query(
    `SELECT m.mem_id AS id, n.own_members AS members,
       (SELECT count(*)::int FROM partner.rate_set r WHERE r.site_id = n.site_id AND r.holder_id = n.partner_id) AS versions
     FROM partner.node n JOIN identity.member m ON m.site_id = n.site_id AND m.member_id = n.partner_id
     WHERE n.site_id = 1 ORDER BY m.mem_id`,
  )
  expect(rows.map(({ id, versions }) => [id, versions])).toEqual([
    ['partner01', 1],
    ['store01', 1],
    ['store02', 1],
  ])
  for (const { members } of rows) expect(members).toBeGreaterThan(0)
})

test('members read a name of the demo’s staff, and not the id that it logs in with', async () => {
  const { rows } = await server.pool.query('SELECT login_id AS id, name FROM identity.staff')
  expect(rows).toHaveLength(demoStaff.length)
  for (const { id, name } of rows) expect(name.toLowerCase()).not.toBe(id)
})

test('licensed mode neither seeds demo accounts nor starts on a database that holds them', async () => {
  const config = { ...server.config, MARU_MODE: 'licensed' as const }
  await expect(seedDemo({ config, log: () => {} })).rejects.toThrow(/demo/)
  await expect(identityModule.start?.({ ...server.contexts, config })).rejects.toThrow(/\d+ demo accounts/)
  await expect(identityModule.start?.(server.contexts)).resolves.toBeUndefined()
})
