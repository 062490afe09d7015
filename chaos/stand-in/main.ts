import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { captcha, cashDel, cashIn, cashList, cashOut, getUserCash, login } from '@maru/contract'
import { createPool } from '@maru/postgres'
import { loadConfig } from '../../apps/server/src/config.ts'
import { open, seal, wireKey } from '../../apps/server/src/platform/http/envelope.ts'
import { createDesk } from './desk.ts'
import type { Flaw } from './flaws.ts'
import { type Asked, createWallet } from './wallet.ts'

/** The same calls as the real server, in front of the same tables, with one flaw: what the test must not let pass. */
const config = loadConfig(process.env, process.cwd())
const flaw = process.env.FLAW as Flaw
const pool = createPool(config.DATABASE_URL, { work: 'unbounded', max: 20 })
const owner = createPool(process.env.OWNER_URL ?? '', { work: 'unbounded', max: 10 })
const wallet = createWallet(pool, owner, flaw)
const desk = createDesk(pool, flaw)
const key = wireKey(config.WIRE_KEY.toString('base64'))

const members = new Map<string, number>()
const memberOf = async (memId: string): Promise<number> => {
  const known = members.get(memId)
  if (known !== undefined) return known
  const { rows } = await pool.query('SELECT member_id FROM identity.member WHERE mem_id = $1', [memId])
  members.set(memId, rows[0].member_id)
  return rows[0].member_id
}

type Answer = (body: object | string, status?: number, headers?: Record<string, string>) => void

const ofVendor = (path: string, text: string, answer: Answer): Promise<void> => {
  const asked = JSON.parse(text) as Asked
  if (path.endsWith('/user/balance')) return wallet.balance(asked.user).then(answer)
  return wallet.operate(path.split('/').at(-1) as 'bet', asked, answer)
}

const ofMember = async (path: string, text: string, session: string, answer: Answer): Promise<void> => {
  const body = open(key, JSON.parse(text)) as Record<string, unknown>
  const reply = async (): Promise<{ resultCode: string; data: object }> => {
    if (path === captcha.path) return { resultCode: '0', data: { captchaId: '-' } }
    // The name is the session: who comes here is asked for no password.
    if (path === login.path) return { resultCode: '0', data: { token: body.memId } }
    const memberId = await memberOf(session)
    const [amount, requestKey] = [Number(body.amount), String(body.requestKey)]
    if (path === cashIn.path) return desk.request(memberId, 'deposit', amount, requestKey)
    if (path === cashOut.path) return desk.request(memberId, 'withdrawal', amount, requestKey)
    if (path === cashDel.path) return desk.cancel(memberId, Number((body.cashIdx as number[])[0]))
    if (path === cashList.path) return { resultCode: '0', data: { list: await desk.list(`member_id = ${memberId}`) } }
    return path === getUserCash.path ? desk.cash(memberId) : { resultCode: 'N404', data: {} }
  }
  answer(seal(key, await reply()))
}

const ofStaff = async (path: string, text: string, cookie: string, answer: Answer): Promise<void> => {
  if (path.endsWith('/login')) return answer({}, 200, { 'set-cookie': JSON.parse(text).loginId })
  const [, id, act] = /cash-requests\/(\d+)\/(\w+)$/.exec(path) ?? []
  if (!id) return answer({ rows: await desk.list('status IN (0, 2)') })
  const isDone = await desk.decide(Number(id), act as 'wait', cookie)
  answer(isDone ? {} : { code: 'STAFF_STATUS_ORDER' }, isDone ? 200 : 409)
}

const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const answer: Answer = (body, status = 200, headers = {}) => {
    if (response.headersSent) return
    response.writeHead(status, headers)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk
  const path = request.url ?? ''
  const { cookie = '', 'x-session-token': session = '' } = request.headers
  const work = path.startsWith('/vendor/')
    ? ofVendor(path, text, answer)
    : path.startsWith('/admin/')
      ? ofStaff(path, text, cookie, answer)
      : path.startsWith('/api/')
        ? ofMember(path, text, String(session), answer)
        : Promise.resolve(answer({ ok: true }))
  await work.catch((error: Error) => {
    process.stderr.write(`${path}: ${error.message}\n`)
    answer({}, 500)
  })
}

for (const port of [config.PORT, config.ADMIN_PORT])
  createServer((request, response) => void serve(request, response).catch(() => response.destroy())).listen(
    port,
    '127.0.0.1',
  )
process.on('SIGTERM', () => process.exit(0))
