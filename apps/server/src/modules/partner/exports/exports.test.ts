import { text as textOf } from 'node:stream/consumers'
import { partnerExportTicket } from '@maru/contract'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Member } from '../../../platform/context.ts'
import { testServer } from '../../../testing/context.ts'
import { addBelow, addBranch, addPartner, codeOf } from '../partner.fixture.ts'
import { csvRow } from './csv.rules.ts'
import { isGoodTicket, openDownload } from './download.service.ts'
import { giveTicket } from './ticket.service.ts'

const server = await testServer()
const [head = 0, , , , store = 0] = await addBranch(server)
const sibling = await addPartner(server, 1)
const memberId = await addBelow(server, store)
/** More than one reading takes. */
const WAGERS = 1_100
await server.ownerPool.query(
  `INSERT INTO wagers.wager (site_id, member_id, placed_at, product, vendor_code, game_code, round, stake, live_bets, movements, settlements, status, settled_at)
   SELECT 1, $1, $2::timestamptz - n * interval '1 second', 'slot', 'studio', 'koi', n::text, n, 1, 1, 1, 'settled', $2 FROM generate_series(1, ${WAGERS}) n`,
  [memberId, server.clock.now()],
)
const days = { from: '2026-11-20', until: '2026-11-20' }
const ask = (partnerId: number | Member, wanted: object): Promise<{ url: string }> =>
  server.member(partnerId, (ctx) => giveTicket(ctx, partnerExportTicket.body.parse(wanted)))
const partsOf = ({ url }: { url: string }): [number, string] => {
  const [, , siteId, ticket] = url.split('/')
  return [Number(siteId), ticket ?? '']
}
const open = (given: { url: string }) => openDownload(server.contexts, ...partsOf(given))
const isGood = (given: { url: string }) => isGoodTicket(server.contexts, ...partsOf(given))

test('a CSV has every row of the list once, the newest first, below a line of names', async () => {
  const given = await ask(head, { what: 'bets', format: 'csv', ask: days })
  const download = await open(given)
  if (!download || download === 'busy') throw new Error('no download')
  expect(download).toMatchObject({ name: 'bets_2026-11-20.csv', type: 'text/csv; charset=utf-8' })
  const lines = (await textOf(download.body)).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFF시각 (Asia/Seoul),회원,이름,소속 파트너,게임사,게임,베팅금,당첨금,결과,베팅 번호')
  expect(lines.slice(1).map((line) => Number(line.split(',')[6]))).toEqual(
    Array.from({ length: WAGERS }, (_, i) => i + 1),
  )
  expect(lines[1]).toContain(',미당첨,')
  // As the page says, which shows the clock of the business.
  const newest = new Date(server.clock.now().getTime() - 1_000 + 9 * 3_600_000).toISOString()
  expect(lines[1]?.split(',')[0]).toBe(newest.slice(0, 19).replace('T', ' '))
})

test('an address serves once, for two minutes, however often somebody looks before', async () => {
  const given = await ask(head, { what: 'members', format: 'csv', ask: {} })
  for (const _ of [1, 2]) expect(await isGood(given)).toBe(true)
  expect(await open(given)).toMatchObject({ name: 'members.csv' })
  expect(await isGood(given)).toBe(false)
  expect(await open(given)).toBeUndefined()
  const late = await ask(head, { what: 'members', format: 'csv', ask: {} })
  server.clock.advance(120_001)
  expect(await isGood(late)).toBe(false)
  expect(await open(late)).toBeUndefined()
})

test('nobody is given an address of what it may not read', async () => {
  for (const what of ['bets', 'cash'])
    expect(await codeOf(ask(sibling, { what, format: 'csv', ask: { ...days, partnerId: store } }))).toBe('N404')
  const { rows } = await server.pool.query('SELECT count(*)::int AS n FROM partner.export_ticket')
  const employee = (rights: Member['rights']): Promise<Member> =>
    server.member(head, async ({ who }) => ({ ...who, ...(rights && { rights }) }))
  expect(await codeOf(ask(await employee(['members.read']), { what: 'cash', format: 'csv', ask: {} }))).toBe('PT06')
  expect(await codeOf(ask(await employee(['cash.read']), { what: 'cash', format: 'csv', ask: {} }))).toBe('done')
  expect((await server.pool.query('SELECT count(*)::int AS n FROM partner.export_ticket')).rows[0].n).toBe(
    rows[0].n + 1,
  )
})

test.each(['settlement', 'wagers', 'moneyMoves', 'commission', 'bets'] as const)(
  'a workbook of %s opens with its names and rows',
  async (what) => {
    const download = await open(await ask(head, { what, format: 'xlsx', ask: { ...days, day: days.from } }))
    if (!download || download === 'busy') throw new Error('no download')
    const parts: Buffer[] = []
    for await (const part of download.body) parts.push(Buffer.from(part))
    const files = unzipSync(Buffer.concat(parts))
    const [, sheet] = Object.entries(files).find(([name]) => name.endsWith('sheet1.xml')) ?? []
    const rows = new TextDecoder().decode(sheet).match(/<row /g)?.length
    expect(rows).toBe(what === 'bets' ? WAGERS + 1 : 1)
  },
)

test('files of one settlement that are added up by different things have names of their own', async () => {
  const names = ['day', 'branch', 'product'].map(async (by) => {
    const download = await open(await ask(head, { what: 'settlement', format: 'csv', ask: { ...days, by } }))
    return download && download !== 'busy' && download.name
  })
  expect(await Promise.all(names)).toEqual([
    'settlement_day_2026-11-20.csv',
    'settlement_branch_2026-11-20.csv',
    'settlement_product_2026-11-20.csv',
  ])
})

test('the lines below a partner add up to it, with what its own members staked as the last', async () => {
  await addBelow(server, head)
  const given = await ask(head, { what: 'partners', format: 'csv', ask: {} })
  const download = await open(given)
  if (!download || download === 'busy') throw new Error('no download')
  const lines = (await textOf(download.body))
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(download.name).toBe('partners.csv')
  const members = lines.slice(1).map((cells) => Number(cells[4]))
  expect(lines.at(-1)?.[0]).toBe('직속 회원')
  expect(members).toEqual([2, 1, 1])
})

test('a text that begins like a formula is a text in every spreadsheet', () => {
  expect(csvRow(['=1+1', '+82', '-', '@a', '\tb', 'a"b,c', -5, 'fine'])).toBe(
    `'=1+1,'+82,'-,'@a,'\tb,"a""b,c",-5,fine\r\n`,
  )
})
