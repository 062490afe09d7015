import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { newKey, pemOf } from './outside-vendor.fixture.ts'
import { plainTerms, vendorProblems } from './vendor-registry.rules.ts'
import { registered } from './vendors/registered.ts'

const keys = newKey()
const pem = pemOf(keys.publicKey)
const terms = {
  names: { ko: '바깥', en: 'Outside', vn: 'Bên ngoài' },
  address: 'https://games.example',
  publicKeys: [pem],
  frameOrigins: ['https://games.example'],
  groups: { slot: 'slot', 'live-casino': null } as const,
  requestsPerSecond: 50,
  canReplay: true,
  playsBeside: false,
}
const problems = (changes: object, mode: 'demo' | 'licensed' = 'demo') =>
  vendorProblems({ ...terms, ...changes }, { mode, ownOrigins: ['https://play.example'], ownPorts: [8080] })

const weak = pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey)
const curve = pemOf(generateKeyPairSync('ed25519').publicKey)
const secret = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test.each<[string, object, string, string]>([
  ['an address without TLS', { address: 'http://games.example' }, 'address', 'not-https'],
  ['an address with a query', { address: 'https://games.example/?a=1' }, 'address', 'not-plain'],
  ['an address with a password', { address: 'https://me:you@games.example' }, 'address', 'not-plain'],
  ['the address of a cloud’s own data', { address: 'https://169.254.169.254/latest' }, 'address', 'local'],
  ['the address of our own pages', { address: 'https://play.example./games' }, 'address', 'ours'],
  ['a private key', { publicKeys: [secret] }, 'publicKeys.0', 'private'],
  ['a weak key', { publicKeys: [weak] }, 'publicKeys.0', 'weak'],
  ['a key of another kind', { publicKeys: [curve] }, 'publicKeys.0', 'weak'],
  ['no key', { publicKeys: ['hello'] }, 'publicKeys.0', 'no-key'],
  ['one key twice', { publicKeys: [pem, pem.trim()] }, 'publicKeys.1', 'twice'],
  ['a frame address with a path', { frameOrigins: ['https://games.example/play'] }, 'frameOrigins.0', 'not-origin'],
  ['our own pages as a frame', { frameOrigins: ['https://play.example'] }, 'frameOrigins.0', 'ours'],
  ['no group', { groups: { slot: null, 'live-casino': null } }, 'groups', 'none'],
])('%s is refused at its field', (_what, changes, field, problem) => {
  expect(problems(changes)).toEqual([{ field, problem }])
})

test.each([
  'https://a.example;frame-ancestors',
  'https://a.example%3bframe-ancestors',
  'https://*',
  'https://*.example',
  "https://'self'",
  'https://a,b.example',
  'https://a"b.example',
])('%s is no host, in an address or in the header that allows frames', (origin) => {
  expect(problems({ frameOrigins: [origin] })).toContainEqual({ field: 'frameOrigins.0', problem: 'not-origin' })
  expect(problems({ address: origin })).toContainEqual({ field: 'address', problem: 'not-plain' })
})

test.each(['https://games.example:8443', 'https://1.2.3.4', 'https://[2001:db8::1]', 'https://xn--9ca.example'])(
  '%s may be connected',
  (origin) => expect(problems({ address: origin, frameOrigins: [origin] }, 'licensed')).toEqual([]),
)

test.each([
  'https://169.254.169.254',
  'https://0xA9FEA9FE',
  'https://[::ffff:169.254.169.254]',
  'https://[64:ff9b::169.254.169.254]',
  'https://[fe80::1]',
  'https://[fd00:ec2::254]',
  'https://100.100.100.200',
  'https://metadata.google.internal',
  'https://METADATA.google.internal.',
])('%s answers secrets of a cloud, and is no vendor in any mode', (address) => {
  expect(problems({ address })).toEqual([{ field: 'address', problem: 'local' }])
})

test.each([
  'https://localhost.',
  'https://a.localhost',
  'https://127.9.9.9',
  'https://127.1',
  'https://0.0.0.0',
  'https://[::]',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
])('%s is this machine, however it is written', (address) => {
  expect(problems({ address }, 'licensed')).toEqual([{ field: 'address', problem: 'local' }])
})

test.each([
  'http://127.0.0.1:8080',
  'http://localhost:8080',
  'http://localhost.:8080',
  'http://[::1]:8080',
  'http://2130706433:8080',
  'http://0x7f000001:8080',
  'http://0177.0.0.1:8080',
  'http://127.1:8080',
  'http://%31%32%37.0.0.1:8080',
  'https://127.9.9.9:8080',
  'https://0.0.0.0:8080',
  'https://0:8080',
  'https://[::]:8080',
  'https://[::ffff:127.0.0.1]:8080',
  'https://[0:0:0:0:0:ffff:7f00:1]:8080',
  'https://naru.localhost:8080',
])('%s is a port of our own, and so neither a vendor’s address nor a frame’s in the demo', (address) => {
  expect(problems({ address })).toContainEqual({ field: 'address', problem: 'ours' })
  expect(problems({ frameOrigins: [address] })).toContainEqual({ field: 'frameOrigins.0', problem: 'ours' })
})

test('another machine’s port is none of ours, whatever its number', () => {
  expect(problems({ address: 'https://games.example:8080', frameOrigins: ['https://1.2.3.4:8080'] })).toEqual([])
})

test('this machine is an address of the demo only', () => {
  const here = { address: 'http://127.0.0.1:8255', frameOrigins: ['http://localhost:8255'] }
  expect(problems(here)).toEqual([])
  expect(problems(here, 'licensed').map(({ problem }) => problem)).toEqual(['not-https', 'not-https'])
  expect(problems({ address: 'https://localhost' }, 'licensed')).toEqual([{ field: 'address', problem: 'local' }])
})

test('keys and origins are stored in one form, each origin once', () => {
  const origins = ['https://games.example/', 'https://GAMES.example']
  expect(plainTerms({ ...terms, publicKeys: [`\n${pem.trim()}\n`], frameOrigins: origins })).toEqual({
    ...terms,
    publicKeys: [pem],
    frameOrigins: ['https://games.example'],
  })
})

test('an origin that is none, stored before, does not reach the header that allows frames', () => {
  const row = {
    ...terms,
    vendorCode: 'outside',
    kind: 'outside',
    wallet: 'seamless',
    isEnabled: true,
    version: 1,
  } as const
  const { registered: read } = registered({ ...row, frameOrigins: ['https://a;b', 'https://games.example'] })
  expect(read?.frameOrigins).toEqual(['https://games.example'])
})
