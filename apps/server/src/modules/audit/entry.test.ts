import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { listEntries } from './entry.service.ts'
import { record } from './index.ts'

const server = await testServer()
const everything = { action: '', staff: '', target: '', before: '', size: 20 }
const list = (filter: Partial<typeof everything> = {}, siteId = 1) =>
  server.staff((ctx) => listEntries(ctx, { ...everything, ...filter }), {}, siteId)
const note = (changes: Partial<Parameters<typeof record>[1]> = {}, siteId = 1, name = 'jiyun') =>
  server.staff(
    (ctx) => record(ctx, { action: 'member.lock', target: 'member:1', before: { a: 1 }, after: { a: 2 }, ...changes }),
    { name },
    siteId,
  )

test('an entry says who, when, whence, what was before and what is after', async () => {
  await note()
  expect((await list()).rows[0]).toMatchObject({
    at: server.clock.now().toISOString(),
    staffName: 'jiyun',
    action: 'member.lock',
    target: 'member:1',
    before: { a: 1 },
    after: { a: 2 },
    ip: '127.0.0.1',
  })
})

test('what is rolled back is not in the log', async () => {
  const before = (await list()).rows.length
  const undone = server.staff(async (ctx) => {
    await record(ctx, { action: 'member.lock', target: 'member:2', before: null, after: null })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await list()).rows.length).toBe(before)
})

test('entries are found by action, staff and target of the chosen site, and signs of LIKE mean themselves', async () => {
  await note({ action: 'site.banner-change', target: 'banner:7' }, 1, 'haru_k')
  await note({}, 2)
  expect((await list({ action: 'site.' })).rows.length).toBe(1)
  expect((await list({ staff: 'HARU_' })).rows.length).toBe(1)
  expect((await list({ target: 'banner:7' })).rows.length).toBe(1)
  for (const nobody of ['%', '_____', "' OR 1=1 --"])
    expect((await list({ staff: nobody })).rows.length, nobody).toBe(0)
  expect((await list({}, 2)).rows.length).toBe(1)
})

test('values under the names of secrets are blanked, however deep they lie', async () => {
  await note({
    before: { memPass: 'x1', deep: [{ passwordHash: 'x2', name: 'fine' }] },
    after: { token: 'x3', at: new Date(0) },
  })
  const [entry] = (await list()).rows
  expect(entry?.before).toEqual({ memPass: '***', deep: [{ passwordHash: '***', name: 'fine' }] })
  expect(entry?.after).toEqual({ token: '***', at: '1970-01-01T00:00:00.000Z' })
})

test('nobody changes or deletes an entry: not the application, and not the owner by a slip', async () => {
  for (const sql of ["UPDATE audit.entry SET staff_name = 'x'", 'DELETE FROM audit.entry', 'TRUNCATE audit.entry']) {
    await expect(server.pool.query(sql)).rejects.toThrow(/permission denied/)
    await expect(server.ownerPool.query(sql)).rejects.toThrow(/append-only/)
  }
})
