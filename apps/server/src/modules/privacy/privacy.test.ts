import { won } from '@maru/contract'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { grantCash } from '../../testing/people.ts'
import { CAPTCHA, PASSWORD, runningServer, WITHDRAWAL_PASSWORD } from '../../testing/running-server.ts'
import { noMoney, slotWager } from '../../testing/wagers.ts'
import { memberFile } from '../identity/index.ts'
import { house, memberPurse, post } from '../ledger/index.ts'
import { sealed } from '../statements/sealed.fixture.ts'
import { cancelWager, placeWager } from '../wagers/index.ts'
import { closeDue, eraseDue } from './closing.service.ts'
import { deleteExpired, tablesOfMembers } from './export.repository.ts'

const server = await runningServer()
const day = 24 * 3_600_000
type Person = Awaited<ReturnType<typeof server.member>>

const askForExport = (member: Person) => member.call('/api/privacy/exportAsk', { currentPass: PASSWORD })
const made = async (member: Person) => {
  await expect
    .poll(async () => (await member.call('/api/privacy/export')).data.export?.madeAt ?? null, { timeout: 20_000 })
    .not.toBeNull()
}
const download = async (url: string) => {
  const answer = await fetch(`${server.url}${url}`)
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const obstacles = async (member: Person) => (await member.call('/api/privacy/closing')).data.obstacles
const close = (member: Person, currentPass = PASSWORD) =>
  member.call('/api/privacy/close', { currentPass, reason: '쉬고 싶어요' })

const takeAll = (memberId: number, cash: number) =>
  server.system((ctx) =>
    post(ctx, {
      kind: 'adjustment-debit',
      currency: 'KRW',
      amount: won(cash),
      from: memberPurse(memberId, 'cash'),
      to: house('adjustment'),
      key: `test:taken:${memberId}`,
    }),
  )

test('a member downloads everything that is held of it, and no secrets', async () => {
  const member = await server.member({ cash: 30_000, withdrawalPassword: WITHDRAWAL_PASSWORD })
  await sealed(server)
  expect((await askForExport(member)).resultCode).toBe('0')
  expect((await askForExport(member)).resultCode).toBe('PR01')
  await made(member)
  const { url } = (await member.call('/api/privacy/exportTicket')).data
  const { bytes } = await download(url)
  expect((await download(url)).status).toBe(404)
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  )
  // A table that names a member is in it as soon as there is one.
  const tables = await server.system(tablesOfMembers)
  expect(tables).toEqual(
    expect.arrayContaining(['identity.member', 'identity.session', 'wagers.wager', 'cashier.request', 'points.entry']),
  )
  expect(Object.keys(files).sort()).toEqual(
    ['movements.csv', 'profile.json', ...tables.map((name) => `${name}.json`)].sort(),
  )
  expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ memId: member.memId, memName: '홍길동' })
  expect(files['movements.csv']).toContain(',cash,adjustment-credit,30000,KRW,30000')
  const [row] = JSON.parse(files['identity.member.json'] ?? '')
  expect(row.member_id).toBe(member.memberId)
  const all = Object.values(files).join('\n')
  expect(all).not.toMatch(/argon2|_hash"|_sealed"|socket_key|secret/)
  expect(all).not.toContain(member.token)
})

test('a copy has every limit, pause and contact, and not what staff wrote for one another', async () => {
  const member = await server.member()
  const { memberId } = member
  const secret = 'of staff alone'
  for (const sql of [
    `INSERT INTO protection.note (site_id, member_id, kind, text, noted_at, staff_id) VALUES (1, $1, 'contact', $2, now(), 1)`,
    `INSERT INTO protection.note (site_id, member_id, kind, text, noted_at) VALUES (1, $1, 'help-asked', 'own words' || left($2, 0), now())`,
    `INSERT INTO protection.limit_change (site_id, member_id, kind, period, what, to_amount, changed_at, staff_id, reason)
       VALUES (1, $1, 'deposit', 'day', 'tightened', 77000, now(), 1, $2)`,
    `INSERT INTO protection.pause (site_id, member_id, kind, began_at, ends_at, staff_id, reason)
       VALUES (1, $1, 'time-out', now(), now() + interval '25 hours', 1, $2)`,
    `INSERT INTO levels.change (site_id, member_id, from_level, to_level, cause, staff_id, reason, changed_at) VALUES (1, $1, 1, 4, 'staff', 1, $2, now())`,
    'UPDATE identity.member SET lock_reason = $2 WHERE member_id = $1',
  ])
    await server.ownerPool.query(sql, [memberId, secret])
  await askForExport(member)
  await made(member)
  const { bytes } = await download((await member.call('/api/privacy/exportTicket')).data.url)
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  )
  const rowsOf = (table: string): Record<string, unknown>[] => JSON.parse(files[`${table}.json`] ?? '[]')
  expect(rowsOf('protection.note').map(({ kind, text }) => [kind, text])).toEqual([
    ['contact', undefined],
    ['help-asked', 'own words'],
  ])
  expect(rowsOf('protection.limit_change')).toMatchObject([{ what: 'tightened', to_amount: 77_000 }])
  expect(rowsOf('protection.pause')).toMatchObject([{ kind: 'time-out' }])
  expect(rowsOf('levels.change')).toMatchObject([{ to_level: 4 }])
  expect(Object.values(files).join('')).not.toContain(secret)
})

test('a copy is of nobody else, and is gone after seven days', async () => {
  const [member, other] = [await server.member(), await server.member()]
  await askForExport(member)
  await made(member)
  expect((await other.call('/api/privacy/exportTicket')).resultCode).toBe('N404')
  const { url } = (await member.call('/api/privacy/exportTicket')).data
  expect((await download(url.replace('/export/1/', '/export/2/'))).status).toBe(404)
  await server.ownerPool.query(
    `UPDATE privacy.export SET expires_at = asked_at - interval '1 day' WHERE member_id = $1`,
    [member.memberId],
  )
  expect((await download(url)).status).toBe(404)
  await server.system(deleteExpired)
  const { rows } = await server.ownerPool.query(
    'SELECT 1 FROM privacy.export_part p JOIN privacy.export e USING (site_id, export_id) WHERE e.member_id = $1',
    [member.memberId],
  )
  expect(rows).toEqual([])
})

test('PR02: an account with money, an open bet or a request is not closed, and the answer says why', async () => {
  const member = await server.member({ cash: 20_000, withdrawalPassword: WITHDRAWAL_PASSWORD })
  expect(await obstacles(member)).toEqual(['money'])
  const ref = await server.system((ctx) => placeWager(ctx, { ...slotWager(member.memberId), stake: 1_000, ...noMoney }))
  expect(await close(member)).toMatchObject({ resultCode: 'PR02', data: { obstacles: ['open-bets', 'money'] } })
  await server.system((ctx) => cancelWager(ctx, ref, noMoney))
  await member.call('/api/cash/out', {
    amount: 20_000,
    cashOutPass: WITHDRAWAL_PASSWORD,
    requestKey: crypto.randomUUID(),
  })
  expect(await close(member)).toMatchObject({ resultCode: 'PR02', data: { obstacles: ['requests'] } })
  expect((await member.call('/api/privacy/closing')).data.closesAt).toBeNull()
})

test('a closing needs the password, waits seven days, and may be taken back', async () => {
  const member = await server.member()
  expect((await close(member, 'Wrong7pass!')).resultCode).toBe('LX02')
  const first = (await close(member)).data.closesAt
  expect((await close(member)).data.closesAt).toBe(first)
  await server.system(closeDue)
  expect((await member.call('/api/privacy/closing')).resultCode).toBe('0')
  expect((await member.call('/api/privacy/keep')).resultCode).toBe('0')
  expect((await member.call('/api/privacy/closing')).data.closesAt).toBeNull()
  expect((await member.call('/api/privacy/keep')).resultCode).toBe('N404')
})

test('a closed account stays closed, keeps its id, and is erased after the retention; the ledger stays', async () => {
  const member = await server.member()
  await close(member)
  const later = (ms: number, fn: typeof closeDue) =>
    server.system((ctx) => fn({ ...ctx, now: new Date(ctx.now.getTime() + ms) }))
  // Money that came in the way postpones it.
  await server.system((ctx) => grantCash(ctx, member.memberId, 5_000))
  await later(8 * day, closeDue)
  expect((await member.call('/api/member/info')).resultCode).toBe('0')
  await takeAll(member.memberId, 5_000)
  await later(8 * day, closeDue)
  expect((await member.call('/api/member/info')).resultCode).toBe('TK001')
  expect((await server.client().logIn(member.memId, PASSWORD, CAPTCHA)).resultCode).toBe('B1002')
  const staff = await server.staff('superadmin')
  expect((await staff.ask('POST', `/admin/api/members/${member.memberId}/unlock`, {})).status).toBe(409)
  const free = await server.client().call('/api/member/checkDuplicate', { field: 'memId', value: member.memId })
  expect(free.data).toEqual({ isAvailable: false })

  await later(8 * day, eraseDue)
  expect((await server.system((ctx) => memberFile(ctx, member.memberId)))?.memName).toBe('홍길동')
  await later(6 * 365 * day, eraseDue)
  const file = await server.system((ctx) => memberFile(ctx, member.memberId))
  expect(file).toMatchObject({ memId: member.memId, memName: '', memPhone: '', bankacc: '' })
  const { rows } = await server.ownerPool.query(
    'SELECT count(*)::int AS count FROM ledger.entry_view WHERE member_id = $1',
    [member.memberId],
  )
  expect(rows[0].count).toBe(2)
})

test('consent to marketing is not given during an exclusion', async () => {
  const member = await server.member()
  const save = (inbox: boolean) =>
    member
      .call('/api/privacy/saveNotices', { notice: 'promotions', inbox, toast: true })
      .then((answer) => answer.resultCode)
  const shown = async () => {
    const { list, mayTakeMarketing } = (await member.call('/api/privacy/notices')).data
    return { mayTakeMarketing, inbox: list.find(({ notice }: { notice: string }) => notice === 'promotions').inbox }
  }
  expect(await save(true)).toBe('0')
  expect(await shown()).toEqual({ inbox: true, mayTakeMarketing: true })
  await server.ownerPool.query(
    `UPDATE identity.member SET pause = 'self-exclusion', paused_until = $2 WHERE member_id = $1`,
    [member.memberId, new Date(server.now().getTime() + day)],
  )
  expect(await save(true)).toBe('PR03')
  expect(await save(false)).toBe('0')
  expect(await shown()).toEqual({ inbox: false, mayTakeMarketing: false })
})
