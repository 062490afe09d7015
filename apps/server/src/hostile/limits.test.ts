import { connect } from 'node:net'
import { adminCalls, memberWireCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { tightLimits } from '../platform/http/limits.ts'
import { runningServer } from '../testing/running-server.ts'

/** The least that may be asked of any call in a minute is 20, and of all others together 1,200. */
const server = await runningServer({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' })

let addresses = 0
const freshAddress = (): string => `2001:db8:${(++addresses).toString(16)}::1`

/** Requests with just these targets, which `fetch` would tidy up; answers their statuses and headers. */
const knock = (
  origin: string,
  method: string,
  targets: string[],
  from: string,
): Promise<{ status: number; retryAfter: number }[]> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin)
    let received = ''
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    socket.on('data', (bytes) => {
      received += bytes
    })
    socket.on('error', fail)
    socket.on('close', () => {
      const answers = received.split(/(?=HTTP\/1\.1 \d{3} )/).filter((one) => one.startsWith('HTTP/'))
      done(
        answers.map((one) => ({
          status: Number(one.slice(9, 12)),
          retryAfter: Number(/^retry-after: (\d+)/im.exec(one)?.[1] ?? Number.NaN),
        })),
      )
    })
    targets.forEach((target, at) => {
      const last = at === targets.length - 1 ? 'connection: close\r\n' : ''
      const body = method === 'GET' ? '' : 'content-type: application/json\r\ncontent-length: 2\r\n'
      socket.write(
        `${method} ${target} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: ${from}\r\n${body}${last}\r\n${body === '' ? '' : '{}'}`,
      )
    })
  })

const escaped = (character: string | undefined): string => `%${(character ?? '').charCodeAt(0).toString(16)}`
const spellings: Record<string, (path: string, host: string) => string> = {
  'as it is': (path) => path,
  'a letter of the first part escaped': (path) => `/${escaped(path[1])}${path.slice(2)}`,
  'every letter escaped': (path) => path.replace(/[a-z]/gi, escaped),
  'the last letter escaped': (path) => path.slice(0, -1) + escaped(path.at(-1)),
  'as a whole address': (path, host) => `http://${host}${path}`,
  "as a whole address of somebody else's": (path) => `http://elsewhere.example${path}`,
  'a query': (path) => `${path}?a=1&a[toString]=2`,
  'a slash at the end': (path) => `${path}/`,
  'two slashes': (path) => path.replace('/', '//').replace(/\/(\w+)$/, '//$1'),
  capitals: (path) => path.toUpperCase(),
  'a parameter': (path) => `${path};jsessionid=1`,
  'a parameter in the first part': (path) => path.replace(/^\/(\w+)/, '/$1;x=1'),
  dots: (path) => path.replace(/^\//, '/./').replace(/\/(\w+)$/, '/x/../$1'),
  'escaped dots': (path) => path.replace(/^\//, '/%2e/'),
  'escaped slashes': (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  'a fragment': (path) => `${path}#x`,
  'a blank': (path) => `${path}%20`,
}

const tight: [string, string, string, number][] = [
  [server.url, 'POST', '/api/member/login', 30],
  [server.url, 'POST', '/api/member/signup', 20],
  [server.url, 'POST', '/api/captcha', 60],
  [server.url, 'POST', '/api/captcha/sound', 20],
  [server.url, 'POST', '/api/member/checkDuplicate', 120],
  [server.url, 'POST', '/api/main/replayWin', 30],
  [server.url, 'POST', '/api/passkey/login', 30],
  [server.url, 'POST', '/api/passkey/loginOptions', 60],
  [server.url, 'POST', '/api/member/totp/confirm', 20],
  [server.url, 'POST', '/api/statement/ticket', 20],
  [server.url, 'POST', '/api/coupon/recipient', 30],
  [server.url, 'POST', '/api/coupon/enter', 60],
  [server.url, 'POST', '/api/board/picture', 30],
  [server.url, 'POST', '/api/coin/demoSend', 30],
  [server.adminUrl, 'POST', '/admin/api/login', 20],
  [server.partnerUrl, 'POST', '/api/partner/site/login', 20],
  [server.partnerUrl, 'POST', '/api/partner/site/enrol', 20],
  [server.partnerUrl, 'POST', '/api/partner/site/password', 20],
]

test('every path with a limit of its own is among these', () => {
  expect(tight.map(([, , path, max]) => [path, max]).sort()).toEqual(Object.entries(tightLimits).sort())
})

test.each(tight)(
  '%s %s %s is asked no more often than its limit, however it is spelled',
  async (origin, method, path, max) => {
    const { host } = new URL(origin)
    const from = freshAddress()
    const used = await knock(origin, method, Array(max).fill(path), from)
    expect(used.map(({ status }) => status)).not.toContain(429)
    for (const [name, spell] of Object.entries(spellings)) {
      const target = spell(path, host)
      const [answer] = await knock(origin, method, [target], from)
      // Not found, no request at all, or counted with all the others.
      expect([400, 404, 429], `${name}: ${target} answered ${answer?.status}`).toContain(answer?.status)
      if (answer?.status === 429) expect(answer.retryAfter, name).toBeGreaterThan(0)
    }
  },
)

test.each(tight)('%s %s %s: the spellings together are no more than its limit', async (origin, method, path, max) => {
  const { host } = new URL(origin)
  const from = freshAddress()
  const targets = Object.values(spellings).flatMap((spell) => Array(max).fill(spell(path, host)))
  const answers = await knock(origin, method, targets, from)
  const passed = answers.filter(({ status }) => ![400, 404, 429].includes(status))
  expect(answers.length).toBeGreaterThan(max)
  expect(passed.length).toBeLessThanOrEqual(max)
})

test('all other calls of an address share one limit, an unknown one, too', async () => {
  for (const [origin, method, paths] of [
    [server.url, 'POST', [...memberWireCalls.map(({ path }) => path), '/api/nothing']],
    [
      server.adminUrl,
      'GET',
      [...adminCalls.filter((call) => call.method === 'GET').map(({ path }) => path), '/admin/api/nothing'],
    ],
  ] as const) {
    const general = paths.filter((path) => !tight.some(([, , other]) => other === path))
    const from = freshAddress()
    const answers = []
    for (let n = 0; n < 1_210; n += 10) {
      const targets = Array.from({ length: 10 }, (_, at) => general[(n + at) % general.length] ?? '')
      answers.push(...(await knock(origin, method, targets, from)))
    }
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(statuses).toHaveLength(1_210)
    for (const path of general) expect((await knock(origin, method, [path], from))[0]?.status, path).toBe(429)
    expect((await knock(origin, method, [general[0] ?? ''], freshAddress()))[0]?.status).not.toBe(429)
  }
})
