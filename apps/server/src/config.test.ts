import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError, loadConfig, readSettings, unknownVariables } from './config.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maru-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const DATABASE_URL = 'postgres://maru:x@127.0.0.1:5432/maru'
const newKey = () => randomBytes(32).toString('base64')
const read = (env: Record<string, string>) => readSettings(env, dataDir)
const load = (env: Record<string, string> = {}) => loadConfig({ DATABASE_URL, ...env }, dataDir)
const licensed = () => ({
  MARU_MODE: 'licensed',
  PUBLIC_URL: 'https://maru.example',
  ADMIN_URL: 'https://staff.maru.example',
  STUDIO_URL: 'https://games.maru.example',
  WIRE_KEY: newKey(),
  SECRET_KEY: newKey(),
  SITE_AUTHORIZATION: 'a-long-enough-word',
  LICENCE_AUTHORITY: 'MGA',
  LICENCE_NUMBER: 'B2C/1/2026',
  PERMITTED_COUNTRIES: 'KR, VN',
  MINIMUM_AGE: '19',
})

test('without any variable it is a demo on loopback, on four ports in a row', () => {
  const config = read({})
  expect(config).toMatchObject({
    MARU_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: 8080,
    ADMIN_PORT: 8081,
    STUDIO_PORT: 8082,
    PARTNER_PORT: 8083,
    PARTNER_URL: 'http://localhost:8083',
    DATA_DIR: dataDir,
  })
  expect(config.PUBLIC_URL).toBe('http://localhost:8080')
})

test.each([
  [{ ADMIN_URL: 'https://maru.example' }, /^ADMIN_URL and PUBLIC_URL are both https:\/\/maru.example/],
  [{ STUDIO_URL: 'https://maru.example/' }, /^STUDIO_URL and PUBLIC_URL/],
  [{ STUDIO_URL: 'https://staff.maru.example' }, /^STUDIO_URL and ADMIN_URL/],
  [{ PARTNER_URL: 'https://maru.example' }, /^PARTNER_URL and PUBLIC_URL/],
  [{ PARTNER_URL: 'http://partners.example' }, /^PARTNER_URL must begin with https/],
  [{ LICENCE_AUTHORITY: ' ' }, /^LICENCE_AUTHORITY must not be blank/],
  [{ UPLOADS_S3_URL: 'https://s3.example/maru' }, /^UPLOADS_S3_KEY_ID is missing[\s\S]*UPLOADS_S3_SECRET is missing/],
])('with %j it does not start', (changes, message) => {
  expect(() => read({ ...licensed(), ...changes })).toThrow(message)
})

test('with a licence there is a partner site only where the operator says where it is', () => {
  expect(read(licensed()).PARTNER_URL).toBeUndefined()
})

test('the key that every browser receives is not the key of the database', () => {
  const same = newKey()
  expect(() => read({ ...licensed(), WIRE_KEY: same, SECRET_KEY: same })).toThrow(
    /^WIRE_KEY and SECRET_KEY are the same/,
  )
  expect(() => read({ WIRE_KEY: same, SECRET_KEY: same })).toThrow(ConfigError)
})

test('the other ports follow PORT unless they are given', () => {
  expect(read({ PORT: '9000', STUDIO_PORT: '7000' })).toMatchObject({ PORT: 9000, ADMIN_PORT: 9001, STUDIO_PORT: 7000 })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['ADMIN_PORT', '0'],
  ['PUBLIC_URL', 'maru.example'],
  ['PUBLIC_URL', 'https://maru.example/lobby'],
  ['DATABASE_URL', 'mysql://localhost/maru'],
  ['DB_POOL', '0'],
  ['DATA_DIR', 'here'],
  ['WAL_ARCHIVE_DIR', 'wal'],
  ['MARU_MODE', 'live'],
  ['WIRE_KEY', 'short'],
  ['SECRET_KEY', Buffer.alloc(32).toString('base64')],
  ['SITE_AUTHORIZATION', 'two words are not one'],
  ['CAPTCHA_ANSWER', '9999'],
  ['CLOCK_CONTROL', 'maybe'],
  ['MINIGAME_LINKS', '1000001'],
  ['LOG_LEVEL', 'loud'],
  ['MINIMUM_AGE', '12'],
  ['PERMITTED_COUNTRIES', 'Korea'],
  ['PERMITTED_COUNTRIES', 'KR,XX'],
  ['PERMITTED_COUNTRIES', 'kr'],
  ['NATS_URL', 'localhost:4222'],
  ['NATS_URL', 'nats://one:4222,http://two:4222'],
  ['UPLOADS_S3_URL', 's3.example/bucket'],
  ['UPLOADS_S3_URL', 'https://s3.example/bucket/'],
  ['UOF_API_URL', 'https://name:word@uof.example/v1/'],
  ['ODDS_API_URL', 'https://name@odds.example/v4/'],
  ['ODDS_API_URL', 'odds.example'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', 'proxy.example'],
])('a wrong %s (%s) is a message that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(ConfigError)
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} (must|is)`))
})

test.each([
  ['WIRE_KEY', 'short', 'WIRE_KEY must be 32 bytes in base64 (openssl rand -base64 32)'],
  ['MINIMUM_AGE', '31', 'MINIMUM_AGE must be from 18 to 30'],
  ['MINIMUM_AGE', '17', 'MINIMUM_AGE must be from 18 to 30'],
])('a wrong %s (%s) is one sentence with what is wanted', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(new ConfigError(message))
})

test('every wrong variable is named at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
})

test('two listeners never share a port', () => {
  expect(() => read({ PORT: '8080', ADMIN_PORT: '8080' })).toThrow(/ADMIN_PORT and PORT are both 8080/)
  expect(() => read({ PORT: '65535' })).toThrow(/ADMIN_PORT would be 65536/)
})

test('an empty variable is one that is not given', () => {
  expect(read({ PORT: '', CAPTCHA_ANSWER: '' })).toMatchObject({ PORT: 8080, CAPTCHA_ANSWER: undefined })
})

test('demo secrets are made once, kept, and readable by their owner only', () => {
  const first = load()
  expect(load()).toEqual(first)
  expect(first.WIRE_KEY).toHaveLength(32)
  expect(first.WIRE_KEY).not.toEqual(first.SECRET_KEY)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a secret that is given wins over the kept one', () => {
  const WIRE_KEY = newKey()
  const kept = load()
  const config = load({ WIRE_KEY })
  expect(config.WIRE_KEY.toString('base64')).toBe(WIRE_KEY)
  expect(config.SECRET_KEY).toEqual(kept.SECRET_KEY)
})

test('the server connects as the application, not as the owner, where it is given both', () => {
  const DATABASE_APP_URL = 'postgres://maru_app:y@127.0.0.1:5432/maru'
  expect(load({ DATABASE_APP_URL }).DATABASE_URL).toBe(DATABASE_APP_URL)
  expect(() => loadConfig({}, dataDir)).toThrow(/DATABASE_URL is missing/)
})

test('licensed mode starts with everything it needs', () => {
  expect(load(licensed())).toMatchObject({
    LICENCE_AUTHORITY: 'MGA',
    LICENCE_NUMBER: 'B2C/1/2026',
    PERMITTED_COUNTRIES: ['KR', 'VN'],
    MINIMUM_AGE: 19,
  })
})

test.each([
  'PUBLIC_URL',
  'ADMIN_URL',
  'STUDIO_URL',
  'WIRE_KEY',
  'SECRET_KEY',
  'SITE_AUTHORIZATION',
  'LICENCE_AUTHORITY',
  'LICENCE_NUMBER',
  'PERMITTED_COUNTRIES',
  'MINIMUM_AGE',
])('licensed mode refuses to start without %s', (name) => {
  expect(() => load({ ...licensed(), [name]: '' })).toThrow(`${name} is missing`)
})

test('licensed mode refuses plain http and everything that is for demonstrations', () => {
  expect(() => load({ ...licensed(), PUBLIC_URL: 'http://maru.example' })).toThrow(/PUBLIC_URL must begin with https/)
  expect(() => load({ ...licensed(), CAPTCHA_ANSWER: '1234' })).toThrow(/CAPTCHA_ANSWER is for MARU_MODE=demo only/)
  expect(() => load({ ...licensed(), CLOCK_CONTROL: 'off' })).toThrow(/CLOCK_CONTROL is for MARU_MODE=demo only/)
  expect(() => load({ ...licensed(), MINIGAME_LINKS: '2880' })).toThrow(/MINIGAME_LINKS is for MARU_MODE=demo only/)
})

test('licensed mode keeps every limit of calls as it is written', () => {
  expect(() => load({ ...licensed(), RATE_LIMIT_SCALE: '1000' })).toThrow(/RATE_LIMIT_SCALE must be 1/)
  expect(load({ ...licensed(), RATE_LIMIT_SCALE: '1' }).RATE_LIMIT_SCALE).toBe(1)
  expect(load({ RATE_LIMIT_SCALE: '1000' }).RATE_LIMIT_SCALE).toBe(1000)
})

test('a misspelt variable is pointed out, and strangers are left alone', () => {
  expect(
    unknownVariables({
      MARU_MOOD: 'demo',
      LICENSE_NUMBER: '1',
      PATH: '/bin',
      DATABASE_ULR: 'x',
      HOSTNAME: 'a',
      MARU_MODE: 'demo',
    }),
  ).toEqual(['MARU_MOOD is not read: no such variable', 'LICENSE_NUMBER is not read: is LICENCE_NUMBER meant?'])
})
