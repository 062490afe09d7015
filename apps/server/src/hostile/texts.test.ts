import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CAPTCHA, runningServer } from '../testing/running-server.ts'
import { signUpBody } from './bodies.ts'
import { odd, refusedOnes, seen, texts, unseenOnes } from './odd-texts.ts'
import { vendorOf } from './vendor.ts'

const server = await runningServer()
const vendor = vendorOf(server)
const boss = await server.staff()
const guest = server.client()

const content = (text: string, changes: object = {}) => ({
  title: texts(text),
  text: texts(text),
  link: null,
  isOn: true,
  ord: 1,
  showFrom: null,
  showUntil: null,
  ...changes,
})

describe('sign-up', () => {
  const fields = [
    'memId',
    'memPass',
    'memNick',
    'memPhone',
    'memName',
    'bankacc',
    'cashOutPass',
    'bank',
    'nationCode',
    'recommenderId',
  ] as const
  test.each(fields)('%s takes no markup, SQL, control or direction marks, and nothing endless', async (field) => {
    for (const value of [...odd, ...refusedOnes]) {
      const body = { ...signUpBody(), [field]: value, ...(field === 'memPass' ? { memPassCheck: value } : {}) }
      const answer = await guest.call('/api/member/signup', body)
      expect(answer.status, `${field} ${value.slice(0, 30)}`).toBeLessThan(500)
      expect(answer.resultCode, `${field} ${value.slice(0, 30)}`).not.toBe('0')
      // Where a form is answered field by field, the wrong one is named.
      if (!refusedOnes.includes(value))
        expect(answer.data.fields.map((one: { field: string }) => one.field)).toContain(field)
    }
  })

  test('look-alikes of a taken id or nickname are not taken for another', async () => {
    const own = await server.member({ memNick: '별밤' })
    for (const memId of [own.memId.toUpperCase(), ` ${own.memId} `])
      expect((await guest.call('/api/member/signup', { ...signUpBody(), memId })).data.fields[0]).toMatchObject({
        field: 'memId',
      })
    expect(
      (await guest.call('/api/member/signup', { ...signUpBody(), memNick: '별밤'.normalize('NFD') })).data.fields[0],
    ).toMatchObject({
      field: 'memNick',
    })
  })

  test('level, tier, status and site of the payload are not believed', async () => {
    const captchaId = (await guest.call('/api/captcha')).data.captchaId
    const body = {
      ...signUpBody(),
      captchaId,
      captcha: CAPTCHA,
      memLevel: '9',
      partnerType: 'PTN_1',
      memStatus: 1,
      ip: '8.8.8.8',
      siteType: 'x',
    }
    expect((await guest.call('/api/member/signup', body)).resultCode).toBe('0')
    const { rows } = await server.pool.query(
      'SELECT level, tier, status, join_ip FROM identity.member WHERE mem_id = $1',
      [body.memId],
    )
    expect(rows).toEqual([{ level: 1, tier: 'NORMAL', status: 'pending', join_ip: '127.0.0.1' }])
  })
})

describe('what staff write', () => {
  test.each(odd)('%j is kept as plain text in banners, and comes out as it is seen', async (text) => {
    const path = '/admin/api/banners'
    const { json } = await boss.ask('POST', path, content(text, { kind: 'plain' }))
    const row = (await boss.ask('GET', path)).json.rows.find((one: { id: number }) => one.id === json.id)
    expect(row.title.ko).toBe(seen(text))
    const reply = await guest.call('/api/etc/banner')
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.data.list.find((one: { bannerIdx: number }) => one.bannerIdx === json.id).text).toBe(seen(text))
    expect((await boss.ask('DELETE', `${path}/${json.id}`)).status).toBe(200)
  })

  test.each(odd)('%j is the plain title of a popup, and of its text nothing is left that runs', async (text) => {
    const path = '/admin/api/popups'
    const sent = content(text, { audience: 'everybody' })
    const words = { ko: `앞 ${text} 뒤`, en: `before ${text} after`, vn: `trước ${text} sau` }
    const { json } = await boss.ask('POST', path, { ...sent, text: words })
    const row = (await boss.ask('GET', path)).json.rows.find((one: { id: number }) => one.id === json.id)
    expect(row.title.ko).toBe(seen(text))
    const { data } = await guest.call('/api/etc/popupList')
    const html = data.list.find((one: { bannerIdx: number }) => one.bannerIdx === json.id).text
    expect(html).toMatch(/^앞 .*뒤$/s)
    expect(html.replaceAll(/<\/?(p|br|b|strong|i|em|u|s|h3|ul|ol|li|blockquote)( \/)?>/g, '')).not.toMatch(/[<>]/)
    expect((await boss.ask('DELETE', `${path}/${json.id}`)).status).toBe(200)
  })

  test.each(odd)(
    '%j is kept as a plain reason of a lock and of a rejection, for the member and in the log of changes',
    async (text) => {
      const own = await server.member()
      const { data } = await own.call('/api/cash/in', { amount: 10_000, requestKey: randomUUID() })
      await boss.ask('POST', `/admin/api/cash-requests/${data.cashIdx}/wait`, {})
      expect((await boss.ask('POST', `/admin/api/cash-requests/${data.cashIdx}/reject`, { reason: text })).status).toBe(
        200,
      )
      expect((await own.call('/api/cash/list/', { page: 1 })).data.list[0].reason).toBe(seen(text))
      expect((await boss.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: text })).status).toBe(200)
      expect((await boss.ask('GET', `/admin/api/members/${own.memberId}`)).json.lockReason).toBe(seen(text))
      const log = await boss.ask('GET', `/admin/api/audit?target=member:${own.memberId}`)
      expect(log.json.rows[0].after.reason).toBe(seen(text))
    },
  )

  test.each([...refusedOnes, ...unseenOnes].map((text) => [text.slice(0, 20), text]))(
    '%j is refused everywhere',
    async (_shown, text) => {
      const own = await server.member()
      expect((await boss.ask('POST', '/admin/api/banners', content(text, { kind: 'plain' }))).json.code).toBe(
        'STAFF_INVALID',
      )
      expect((await boss.ask('POST', '/admin/api/popups', content(text, { audience: 'login' }))).json.code).toBe(
        'STAFF_INVALID',
      )
      expect((await boss.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: text })).json.code).toBe(
        'STAFF_INVALID',
      )
      const window = { startDate: '2100-01-01T00:00:00Z', endDate: '2100-01-02T00:00:00Z', reason: texts(text) }
      expect((await boss.ask('PUT', '/admin/api/maintenance', { window })).json.code).toBe('STAFF_INVALID')
    },
  )

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\\\\evil.example',
    'http://plain.example',
    'https:evil.example',
    'https:///evil.example',
    'https://',
    'https://a b.example',
    '/a\u202eb',
    '/\u0000',
    'evil.example',
    '',
  ])('a link %j is refused in banners and popups', async (link) => {
    expect((await boss.ask('POST', '/admin/api/banners', content('x', { kind: 'plain', link }))).json.code).toBe(
      'STAFF_INVALID',
    )
    expect((await boss.ask('POST', '/admin/api/popups', content('x', { audience: 'login', link }))).json.code).toBe(
      'STAFF_INVALID',
    )
  })

  test.each(['/', '/member/moneyMain/charge', '/event?id=1&x=2#top', 'https://partner.example/path?q=1', '/공지/1'])(
    'a link %j is taken',
    async (link) => {
      const { status, json } = await boss.ask('POST', '/admin/api/banners', content('x', { kind: 'plain', link }))
      expect(status).toBe(200)
      expect((await boss.ask('DELETE', `/admin/api/banners/${json.id}`)).status).toBe(200)
    },
  )
})

describe('search', () => {
  test('wildcards and SQL find what has those signs, which is nothing', async () => {
    await server.member()
    for (const search of ['%', '_', '%%', '\\', '\\%', '_____', 'hostile%', 'h_stile', "' OR 1=1 --", '%\\'])
      expect(
        (await boss.ask('GET', `/admin/api/members?search=${encodeURIComponent(search)}`)).json,
        search,
      ).toMatchObject({ rows: [] })
    expect((await boss.ask('GET', '/admin/api/members?search=HOSTILE')).json.rows).not.toEqual([])
  })

  test('of the log and the games, too', async () => {
    const own = await server.member()
    await boss.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: 'hostile' })
    for (const search of ['%', '_', 'member_lock', "' OR 1=1 --"])
      for (const field of ['action', 'staff', 'target'])
        expect(
          (await boss.ask('GET', `/admin/api/audit?${field}=${encodeURIComponent(search)}`)).json.rows,
          `${field} ${search}`,
        ).toEqual([])
    for (const search of ['%', '_', "' OR 1=1 --", '\\', '<'])
      expect((await guest.call('/api/game/getGameList', { search })).data.games, search).toEqual([])
    expect((await guest.call('/api/game/getGameList', { search: 'KOI' })).data.games).toHaveLength(1)
  })

  test('a part of an account or telephone number finds nobody but by the agreed four digits', async () => {
    const own = await server.member({ bankacc: '111122223333', memPhone: '01055556666' })
    const found = async (search: string) =>
      (await boss.ask('GET', `/admin/api/members?search=${search}`)).json.rows.map(
        (row: { memId: string }) => row.memId,
      )
    expect(await found('3333')).toEqual([own.memId])
    expect(await found('01055556666')).toEqual([own.memId])
    for (const part of ['1111', '2222', '222', '0105555', '11112222333', '333'])
      expect(await found(part), part).not.toContain(own.memId)
  })
})

test("a vendor's words for a bet come out of the member's history as they went in", async () => {
  const own = await server.member({ cash: 100_000 })
  const player = await vendor.player(own.memberId)
  for (const text of odd) await vendor.bet(player, 100, { bet: text })
  const pages = await Promise.all([1, 2].map((page) => own.call('/api/bet/betlist', { page })))
  const words = pages.flatMap(({ data }) => data.list.map((one: { selection: string }) => one.selection))
  // Without what is not seen or turns the words beside it.
  const shown = odd.map((text) => text.replace(/\p{Cc}+/gu, ' ').replace(/[\u202e\u202c\ufeff\u200b]/g, ''))
  expect(words.sort()).toEqual(shown.sort())
})

test('nothing of all this was an error inside', () => {
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
