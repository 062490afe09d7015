import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { refuseDemo } from './refuse-demo.ts'

const database = await testDatabase()
const demo = () => refuseDemo(database.url, { MARU_MODE: 'demo' })
const addStaff = (loginId: string, isDemo: boolean) =>
  database.ownerPool.query(
    `INSERT INTO identity.staff (login_id, name, role, password_hash, totp_sealed, site_ids, is_demo, created_at)
     VALUES ($1, $1, 'superadmin', 'x', 'x', '{1}', $2, now())`,
    [loginId, isDemo],
  )

test('a demo starts on an empty database and on its own, and never on one of real accounts', async () => {
  await expect(demo()).resolves.toBeUndefined()
  await addStaff('demo', true)
  await expect(demo()).resolves.toBeUndefined()
  await addStaff('owner', false)
  await expect(demo()).rejects.toThrow(/^MARU_MODE is demo, and this database has accounts that are no demo’s/)
  await expect(refuseDemo(database.url, { MARU_MODE: 'licensed' })).resolves.toBeUndefined()
  // A demo whose staff added somebody.
  await database.ownerPool.query('INSERT INTO platform.demo_seed (begun_at) VALUES (now())')
  await expect(demo()).resolves.toBeUndefined()
})
