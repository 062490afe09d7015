import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { runningServer } from '../../testing/running-server.ts'
import { sealed } from './sealed.fixture.ts'

const server = await runningServer()
const year = server.now().getUTCFullYear()
const ticket = async (client: Awaited<ReturnType<typeof server.member>>, format: string) =>
  (await client.call('/api/statement/ticket', { year, format })).data.url
const fetched = async (url: string) => {
  const answer = await fetch(`${server.url}${url}`)
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

test('a ticket downloads one statement once, in each format; its last hash is shown from then on', async () => {
  const member = await server.member({ cash: 12_000 })
  await sealed(server)
  const url = await ticket(member, 'csv')
  // A preview of the link uses nothing up.
  expect((await fetch(`${server.url}${url}`, { method: 'HEAD' })).status).toBe(200)
  const csv = await fetched(url)
  expect(csv).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8' })
  const rows = csv.body.toString().trimEnd().split('\n')
  let hash = ''
  for (const row of rows.slice(1)) {
    const cut = row.lastIndexOf(',')
    hash = createHash('sha256')
      .update(`${hash}\n${row.slice(0, cut)}`)
      .digest('hex')
    expect(row.slice(cut + 1)).toBe(hash)
  }
  expect(rows.at(-2)).toContain(',cash,closing,,KRW,12000,')
  expect((await fetched(url)).status).toBe(404)
  expect((await fetch(`${server.url}${url}`, { method: 'HEAD' })).status).toBe(404)
  const { heads } = (await member.call('/api/statement/list', { year })).data
  expect(rows[(heads[0]?.line ?? 0) + 1]).toContain(heads[0]?.hash)

  const sheet = await fetched(await ticket(member, 'xlsx'))
  expect(sheet.body.subarray(0, 2).toString()).toBe('PK')
  const pdf = await fetched(await ticket(member, 'pdf'))
  expect(pdf.type).toBe('application/pdf')
  expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-')
  // Its Hangul is drawn with a font of its own.
  expect(pdf.body.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Pretendard/)
})

test('a ticket is of no use later, at another site, or when it is made up', async () => {
  const member = await server.member({ cash: 500 })
  const late = await ticket(member, 'csv')
  await server.moveClock(3 * 60_000)
  expect((await fetched(late)).status).toBe(404)
  const other = (await ticket(member, 'csv')).replace('/statement/1/', '/statement/2/')
  expect((await fetched(other)).status).toBe(404)
  expect((await fetched(`/statement/1/${'x'.repeat(43)}`)).status).toBe(404)
})

test('N404: there is no statement of a year before the member joined, nor of one to come', async () => {
  const member = await server.member({ cash: 100 })
  const { years } = (await member.call('/api/statement/list', { year })).data
  expect(years).toEqual([year])
  for (const other of [year - 1, year + 1, 2000])
    expect((await member.call('/api/statement/ticket', { year: other, format: 'csv' })).resultCode).toBe('N404')
})

test('S002: a statement of more lines than a format takes is no workbook and no document, and is a CSV all the same', async () => {
  const member = await server.member({ cash: 300 })
  const lines = (entries: number) =>
    server.ownerPool.query(
      'UPDATE ledger.account SET entries = $2 WHERE member_id = $1 AND account_id = (SELECT min(account_id) FROM ledger.account WHERE member_id = $1 AND entries > 0)',
      [member.memberId, entries],
    )
  const refusedOf = async (entries: number) => {
    await lines(entries)
    const formats = ['csv', 'xlsx', 'pdf']
    const answers = await Promise.all(formats.map((format) => member.call('/api/statement/ticket', { year, format })))
    return answers.map(({ resultCode }) => resultCode)
  }
  expect(await refusedOf(20_000)).toEqual(['0', '0', '0'])
  expect(await refusedOf(20_001)).toEqual(['0', '0', 'S002'])
  expect(await refusedOf(50_001)).toEqual(['0', 'S002', 'S002'])
  await lines(1)
})

test('a member has two workbooks or documents made at a time, and a refused ticket is good for another try', async () => {
  const member = await server.member({ cash: 700 })
  await sealed(server)
  const urls = [await ticket(member, 'pdf'), await ticket(member, 'xlsx'), await ticket(member, 'pdf')]
  const answers = await Promise.all(urls.map((url) => fetch(`${server.url}${url}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429])
  const refused = answers.findIndex(({ status }) => status === 429)
  expect(answers[refused]?.headers.get('retry-after')).toBe('5')
  expect((await fetched(await ticket(member, 'csv'))).status).toBe(200)
  expect((await fetched(urls[refused] ?? '')).status).toBe(200)
})
