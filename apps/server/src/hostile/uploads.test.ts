import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { open } from '../platform/http/envelope.ts'
import { drawing, formWith } from '../platform/uploads/pictures.fixture.ts'
import { runningServer } from '../testing/running-server.ts'
import type { WireAnswer } from '../testing/wire-client.ts'

/** A bucket that answers whoever signed as AWS asks (Signature Version 4), and holds what it is given. */
const KEY = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG', region: 'kr-1' }
const held = new Map<string, Buffer>()
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const isSigned = (method: string, path: string, headers: Record<string, unknown>): boolean => {
  const { authorization = '' } = headers as { authorization?: string }
  const [, scope = '', names = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(authorization) ?? []
  const [date = '', region = '', service = ''] = scope.split('/')
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const request = [method, path, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${KEY.secret}`)
  return region === KEY.region && signature === hmac(key, text).toString('hex')
}
const bucket = createServer((request, response) => {
  const path = request.url ?? ''
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    if (!isSigned(request.method ?? '', path, request.headers)) return response.writeHead(403).end()
    if (request.method === 'PUT') held.set(path, Buffer.concat(parts))
    const found = held.get(path)
    response.writeHead(found ? 200 : 404).end(request.method === 'GET' ? found : undefined)
  })
})
await new Promise<void>((done) => bucket.listen(0, '127.0.0.1', done))
afterAll(() => bucket.close())
const bucketUrl = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/maru`

const server = await runningServer()
const inBucket = await runningServer({
  UPLOADS_S3_URL: bucketUrl,
  UPLOADS_S3_KEY_ID: KEY.id,
  UPLOADS_S3_SECRET: KEY.secret,
  UPLOADS_S3_REGION: KEY.region,
})
const words = { ko: '안내', en: 'Notice', vn: 'Thông báo' }
const popup = {
  title: words,
  text: words,
  link: null,
  isOn: true,
  ord: 1,
  showFrom: null,
  showUntil: null,
  audience: 'everybody',
}

describe.each([
  ['the database', server, () => 0],
  ['a bucket', inBucket, () => held.size],
])('a picture in %s', (_where, { url, adminUrl, staff, client, ownerPool }, inBucketNow) => {
  test('that staff upload stands in a popup for everybody, and is served so that a browser makes nothing else of it', async () => {
    const editor = await staff('editor')
    const before = inBucketNow()
    const { status, json } = await editor.ask('POST', '/admin/api/pictures', formWith(await drawing()))
    expect([status, json.width, json.height]).toEqual([200, 64, 48])
    expect(inBucketNow()).toBe(before + (before === 0 && _where === 'a bucket' ? 1 : 0))
    const made = await editor.ask('POST', '/admin/api/popups', { ...popup, picture: json.picture })
    expect(made.status).toBe(200)
    const { list } = (await client().call('/api/etc/popupList')).data
    const { picture } = list.find((one: { bannerIdx: number }) => one.bannerIdx === made.json.id)
    expect(picture).toBe(`/pictures/1/${json.picture}.webp`)
    for (const origin of [url, adminUrl]) {
      const answer = await fetch(origin + picture)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(sha256(Buffer.from(await answer.arrayBuffer()))).toBe(json.picture)
      const again = await fetch(origin + picture, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
    }
    const { rows } = await ownerPool.query('SELECT action, target FROM audit.entry WHERE target = $1', [
      `picture:${json.picture}`,
    ])
    expect(rows).toEqual([{ action: 'site.picture-upload', target: `picture:${json.picture}` }])
    const { rows: kept } = await ownerPool.query('SELECT content IS NULL AS "isAway" FROM platform.picture')
    expect(kept).toEqual([{ isAway: _where === 'a bucket' }])
  })
})

describe('an upload', () => {
  const upload = async (form: FormData, role: 'editor' | 'cashier' = 'editor') =>
    (await server.staff(role)).ask('POST', '/admin/api/pictures', form)

  test('of who may not is refused before it is read, and so is one of a page of another origin', async () => {
    const bytes = await drawing()
    expect((await upload(formWith(bytes), 'cashier')).status).toBe(403)
    const editor = await server.staff('editor')
    const answer = await editor.ask('POST', '/admin/api/pictures', formWith(bytes), {
      headers: { 'x-requested-with': '' },
    })
    expect(answer.status).toBe(403)
    const stranger = await editor.ask('POST', '/admin/api/pictures', formWith(bytes), { cookie: 'maru_office=x' })
    expect(stranger.status).toBe(401)
  })

  test.each([
    ['of no picture', async () => formWith(Buffer.from('<svg onload=alert(1)>')), 'no_picture'],
    ['under another name', async () => formWith(await drawing(), 'other'), 'missing'],
    ['that is too large', async () => formWith(Buffer.alloc(8 * 1024 * 1024 + 1)), 'too_large'],
    ['without a file', async () => new FormData(), 'missing'],
  ])('%s is refused with its reason', async (_what, form, problem) => {
    const { status, json } = await upload(await form())
    expect([status, json.code, json.detail]).toEqual([400, 'STAFF_INVALID', { fields: [{ field: 'file', problem }] }])
  })

  test.each<[string, (form: FormData, bytes: Blob) => void]>([
    ['two files', (form, bytes) => form.append('file', bytes, 'b.png')],
    ['a file under another name', (form, bytes) => form.append('other', bytes, 'b.png')],
    ['a field', (form) => form.append('name', 'value')],
    ['two more files', (form, bytes) => ['b', 'c'].map((name) => form.append('file', bytes, name))],
  ])('of one file too many is refused with the words that one at a time is taken: %s', async (_what, more) => {
    const form = formWith(await drawing())
    more(form, new Blob([new Uint8Array(await drawing({ width: 80 }))]))
    const { status, json } = await upload(form)
    expect([status, json.detail]).toEqual([400, { fields: [{ field: 'file', problem: 'several' }] }])
  })

  test('to a call that takes none is refused', async () => {
    const editor = await server.staff('editor')
    expect((await editor.ask('POST', '/admin/api/popups', formWith(await drawing()))).status).toBe(400)
  })
})

test('what was stored of a text can be sent again as it was read, and what would become too long is refused', async () => {
  const editor = await server.staff('editor')
  const sent = (ko: string) => editor.ask('POST', '/admin/api/popups', { ...popup, text: { ...popup.text, ko } })
  const link = '<a href="https://x.example/a">x</a>'
  for (const [ko, status] of [
    [link.repeat(15), 200],
    [link.repeat(50), 400],
    ['<'.repeat(400), 200],
    ['<'.repeat(2_000), 400],
  ] as const)
    expect((await sent(ko)).status, ko.slice(0, 20)).toBe(status)
  for (const { id, ...row } of (await editor.ask('GET', '/admin/api/popups')).json.rows)
    expect((await editor.ask('PUT', `/admin/api/popups/${id}`, row)).status).toBe(200)
})

test('a popup takes no picture that is not there, or is of another site', async () => {
  const editor = await server.staff('editor', [1, 2])
  const { json } = await editor.ask('POST', '/admin/api/pictures', formWith(await drawing({ width: 70 })))
  const elsewhere = { headers: { 'x-site-id': '2' } }
  for (const [picture, sending] of [
    ['0'.repeat(64), {}],
    [json.picture, elsewhere],
  ]) {
    const answer = await editor.ask('POST', '/admin/api/popups', { ...popup, picture }, sending)
    expect([answer.status, answer.json.detail]).toEqual([400, { fields: [{ field: 'picture', problem: 'unknown' }] }])
  }
})

test('what is no address of a picture leads nowhere', async () => {
  for (const path of [
    `/pictures/1/${'0'.repeat(64)}.webp`,
    '/pictures/1/x.webp',
    '/pictures/1/../../secrets.json',
    `/pictures/x/${'0'.repeat(64)}.webp`,
    '/pictures/99999999999/x',
  ])
    expect((await fetch(server.url + path, { redirect: 'manual' })).status, path).not.toBe(200)
})

test('the text of a popup is sanitised, for staff and for members', async () => {
  const editor = await server.staff('editor')
  const text = '<p onclick="x()">Win <b>now</b></p><script>alert(1)</script><a href="javascript:x">go</a>'
  const made = await editor.ask('POST', '/admin/api/popups', { ...popup, text: { ko: text, en: text, vn: text } })
  const clean = '<p>Win <b>now</b></p><a>go</a>'
  const rows = (await editor.ask('GET', '/admin/api/popups')).json.rows
  expect(rows.find(({ id }: { id: number }) => id === made.json.id).text.en).toBe(clean)
  const { list } = (await server.client().call('/api/etc/popupList')).data
  expect(list.find((one: { bannerIdx: number }) => one.bannerIdx === made.json.id).text).toBe(clean)
  const empty = await editor.ask('POST', '/admin/api/popups', {
    ...popup,
    text: { ...words, en: '<script>alert(1)</script>' },
  })
  expect(empty.json.detail).toEqual({ fields: [{ field: 'text.en', problem: 'empty' }] })
})

describe('a picture of a member', () => {
  const upload = async (bytes: Uint8Array, token: string, name = 'file') => {
    const site = server.sites[1]
    const response = await fetch(`${server.url}/api/board/picture`, {
      method: 'POST',
      headers: { authorization: site.authorization, 'x-session-token': token },
      body: formWith(bytes, name),
    })
    return {
      status: response.status,
      ...(open(site.key, await response.json()) as Pick<WireAnswer, 'resultCode' | 'data'>),
    }
  }
  test('is taken of members alone, made anew, and refused where it is none', async () => {
    const { token } = await server.member()
    const large = await drawing({ width: 900, height: 900 }, true)
    expect(large.length).toBeGreaterThan(64 * 1024)
    const taken = await upload(large, token)
    expect(taken).toMatchObject({ status: 200, resultCode: '0', data: { width: 900 } })
    const shown = await fetch(`${server.url}${taken.data.picture}`)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect((await upload(large, '')).resultCode).toBe('TK001')
    expect((await upload(Buffer.from('<svg onload="x()"/>'), token)).resultCode).toBe('BD08')
    expect((await upload(Buffer.alloc(6 * 1024 * 1024), token)).resultCode).toBe('E413')
    expect((await upload(large, token, 'other')).resultCode).toBe('E400')
  })
})
