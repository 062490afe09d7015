import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captcha, getAcc, login, signup } from '@maru/contract'
import { testDatabase } from '@maru/testkit'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../apps/server/src/config.ts'
import { makeDemoKeys } from '../../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { operating } from '../../apps/server/src/operate.ts'
import { wireKey } from '../../apps/server/src/platform/http/envelope.ts'
import { startServer } from '../../apps/server/src/start.ts'
import { type StaffClient, staffClient } from '../../apps/server/src/testing/staff-client.ts'
import { type MemberClient, memberClient } from '../../apps/server/src/testing/wire-client.ts'
import { sentence } from './command.ts'
import { freePorts } from './ports.ts'
import { proveSecretKey } from './prove-secret-key.ts'
import { siteCommand } from './site-command.ts'
import { staffCommand } from './staff-command.ts'

const database = await testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'maru-operator-'))
const [port = 0, adminPort = 0, studioPort = 0, partnerPort = 0] = await freePorts(4)
const WIRE_KEY = randomBytes(32).toString('base64')
const env = {
  MARU_MODE: 'licensed',
  PORT: `${port}`,
  ADMIN_PORT: `${adminPort}`,
  STUDIO_PORT: `${studioPort}`,
  PARTNER_PORT: `${partnerPort}`,
  PUBLIC_URL: 'https://maru.example',
  ADMIN_URL: 'https://staff.maru.example',
  STUDIO_URL: 'https://games.maru.example',
  PARTNER_URL: 'https://partners.maru.example',
  DATABASE_URL: database.ownerUrl,
  DATABASE_APP_URL: database.url,
  DATA_DIR: dataDir,
  WIRE_KEY,
  SECRET_KEY: randomBytes(32).toString('base64'),
  SITE_AUTHORIZATION: 'operator-test-authorization',
  LICENCE_AUTHORITY: 'MGA',
  LICENCE_NUMBER: 'B2C/1/2026',
  PERMITTED_COUNTRIES: 'KR',
  MINIMUM_AGE: '19',
}
const config = loadConfig({ ...env, DATABASE_URL: database.url }, dataDir)
const PASSWORD = 'River#stone58'
const MEMBER = { memId: 'firstone', memPass: 'Quiet7tree!' }

let staff: StaffClient
let member: MemberClient

afterAll(() => rmSync(dataDir, { recursive: true }))

/** As an operator types it; `typed` is piped in. */
const spawned = (command: 'staff' | 'site', args: string[], typed = '', more: Record<string, string> = {}) =>
  new Promise<{ code: number; out: string }>((done) => {
    const main = join(import.meta.dirname, `${command}.ts`)
    const child = execFile(
      process.execPath,
      [main, ...args],
      { env: { PATH: process.env.PATH, ...env, ...more } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    )
    child.stdin?.end(typed)
  })

/** The same without the moment that a process needs to begin. */
const run = async (command: 'staff' | 'site', args: string[], typed = '') => {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const newPassword = async () => typed
  try {
    await operating(config, `script/${command} by test`, (operate) =>
      command === 'staff' ? staffCommand(operate, args, { print, newPassword }) : siteCommand(operate, args, print),
    )
    return { code: 0, out: lines.join('\n') }
  } catch (error) {
    return { code: 1, out: sentence(error as Error) }
  }
}

const seedIn = (out: string): string => /seed +([A-Z2-7]{16,})/.exec(out)?.[1] ?? ''
const now = () => new Date()
const begin = async (loginId: string, totpSecret: string) => {
  const client = staffClient(`http://127.0.0.1:${adminPort}`, { loginId, password: PASSWORD, totpSecret }, now)
  return { client, reply: await client.logIn() }
}

beforeAll(async () => {
  // As the launcher does for the studio, whose vendor it is.
  makeDemoKeys(config.VENDOR_KEYS_DIR, 'studio')
  const { stop } = await startServer(config, pino({ level: 'silent' }))
  afterAll(stop)
  const site = { siteId: 1, authorization: env.SITE_AUTHORIZATION, key: wireKey(WIRE_KEY) }
  member = memberClient(`http://127.0.0.1:${port}`, site)
})

test('an empty installation has no account, no bank and no place for deposits', async () => {
  expect((await run('staff', ['list'])).out).toContain('nobody can log in')
  const { out } = await run('site', ['show'])
  expect(out).toMatch(/depositAccount +null/)
  expect(out).toContain('no banks')
})

test('the first account is made by a command, and logs in with its password and a one-time code', async () => {
  const { code, out } = await spawned(
    'staff',
    ['add', 'owner', '--role', 'superadmin', '--name', 'The Owner'],
    `${PASSWORD}\n`,
  )
  expect({ code, out }).toMatchObject({ code: 0 })
  expect(out).toContain('otpauth://totp/')
  expect(out).not.toContain(PASSWORD)
  const { client, reply } = await begin('owner', seedIn(out))
  expect(reply).toMatchObject({ status: 200, json: { role: 'superadmin', mode: 'licensed' } })
  staff = client
}, 60_000)

test('with another SECRET_KEY nothing starts and no command runs, until the seeds are given up', async () => {
  const other = { ...config, SECRET_KEY: randomBytes(32) }
  await expect(proveSecretKey(database.url, config)).resolves.toBeUndefined()
  await expect(proveSecretKey(database.url, other)).rejects.toThrow(/^SECRET_KEY is not the key of this database/)
  const { code, out } = await spawned('staff', ['list'], '', { SECRET_KEY: other.SECRET_KEY.toString('base64') })
  expect({ code, out }).toEqual({ code: 1, out: expect.stringMatching(/^SECRET_KEY is not the key of this database/) })
  expect(out).not.toContain(other.SECRET_KEY.toString('base64'))
  const { rows } = await database.ownerPool.query('SELECT staff_id, totp_sealed FROM identity.staff')
  await database.ownerPool.query(`UPDATE identity.staff SET totp_sealed = ''`)
  await expect(proveSecretKey(database.url, other)).resolves.toBeUndefined()
  for (const { staff_id, totp_sealed } of rows)
    await database.ownerPool.query('UPDATE identity.staff SET totp_sealed = $2 WHERE staff_id = $1', [
      staff_id,
      totp_sealed,
    ])
}, 60_000)

test('a command says in one sentence what is wrong, and changes nothing', async () => {
  const wrong = [
    [['add', 'other', '--role', 'king', '--site', '9'], 'short', '--role must be one of superadmin'],
    [['add', 'other', PASSWORD], '', 'passwords are never arguments'],
    [['lock', 'owner'], '', 'the last superadmin'],
  ] as const
  for (const [args, typed, sentence] of wrong) {
    const { code, out } = await run('staff', [...args], typed)
    expect({ args, code, out: out.includes(sentence) ? sentence : out }).toEqual({ args, code: 1, out: sentence })
  }
  expect((await run('staff', ['list'])).out.trim().split('\n')).toHaveLength(1)
})

test('a bank and the deposit account are set by commands, checked as the server checks them', async () => {
  const account = ['deposit-account', '--account', '110-222-333444', '--holder', '마루 주식회사']
  expect((await run('site', [...account, '--bank', 'B88'])).out).toContain('B88 is no bank of this site')
  const bank = ['bank', 'B88', '--ko', '한빛은행', '--en', 'Hanbit Bank', '--vn', 'Ngân hàng Hanbit']
  expect(await spawned('site', bank)).toMatchObject({ code: 0 })
  expect(await run('site', [...account, '--bank', 'B88'])).toMatchObject({ code: 0 })
  expect(await run('site', ['set', 'callFrom', '1588'])).toMatchObject({ code: 0 })
  expect(await run('site', ['change', '--name', 'Hanbit', '--host', 'maru.example'])).toMatchObject({ code: 0 })
  const { out } = await run('site', ['show'])
  expect(out).toMatch(/callFrom +"1588"\n/)
  expect(out).toContain('한빛은행')
}, 60_000)

test('a member signs up at that bank, is approved by that staff, and sees where to send a deposit', async () => {
  const proof = async () => {
    const { captchaId } = (await member.call(captcha.path)).data
    const { rows } = await database.ownerPool.query(
      'SELECT answer, work_number FROM identity.captcha WHERE captcha_id = $1',
      [captchaId],
    )
    return { captchaId, captcha: rows[0].answer, work: rows[0].work_number }
  }
  const asked = await member.call(signup.path, {
    ...MEMBER,
    ...(await proof()),
    memPassCheck: MEMBER.memPass,
    cashOutPass: '2468',
    memNick: '첫손님',
    memPhone: '010-2345-6789',
    memName: '홍길동',
    bank: 'B88',
    bankacc: '110222333',
    nationCode: 'KR',
    isAdult: true,
  })
  expect(asked).toMatchObject({ resultCode: '0' })
  const waiting = await staff.ask('GET', '/admin/api/sign-ups')
  const { memberId } = waiting.json.rows[0]
  expect((await staff.ask('POST', `/admin/api/sign-ups/${memberId}/approve`, {})).status).toBe(200)
  const entered = await member.call(login.path, {
    memId: MEMBER.memId,
    memPass: MEMBER.memPass,
    ...(await proof()),
  })
  expect(entered).toMatchObject({ resultCode: '0' })
  member.token = entered.data.token
  expect((await member.call(getAcc.path)).data).toMatchObject({
    bankName: '한빛은행',
    account: '110-222-333444',
    holder: '마루 주식회사',
    isDemo: false,
  })
})

test('locking ends the session at once; a new seed makes the old one worthless', async () => {
  const added = await run('staff', ['add', 'teller', '--role', 'cashier'], PASSWORD)
  const first = seedIn(added.out)
  const { client } = await begin('teller', first)
  expect((await client.ask('GET', '/admin/api/me')).status).toBe(200)
  await run('staff', ['lock', 'teller'])
  expect((await client.ask('GET', '/admin/api/me')).status).toBe(401)
  await run('staff', ['unlock', 'teller'])
  const second = seedIn((await run('staff', ['reset-totp', 'teller'])).out)
  expect((await begin('teller', first)).reply.status).toBe(401)
  expect((await begin('teller', second)).reply.status).toBe(200)
})

test('what commands did stands in the audit log, with who ran them and no secret', async () => {
  const { json } = await staff.ask('GET', '/admin/api/audit?size=100')
  const entries = json.rows.filter((row: { staffName: string }) => row.staffName.startsWith('system: script/'))
  const actions = entries.map((row: { action: string }) => row.action)
  for (const action of ['staff.create', 'staff.lock', 'staff.reset-totp', 'site.bank', 'site.option', 'site.change'])
    expect(actions).toContain(action)
  expect(JSON.stringify(json)).not.toContain(PASSWORD)
})
