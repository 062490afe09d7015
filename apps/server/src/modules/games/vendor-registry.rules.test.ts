import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { newKey, pemOf } from './outside-vendor.fixture.ts'
import { plainTerms, vendorProblems } from './vendor-registry.rules.ts'

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
  vendorProblems({ ...terms, ...changes }, { mode, ownOrigins: ['https://play.example'] })

const weak = pemOf(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey)
const curve = pemOf(generateKeyPairSync('ed25519').publicKey)
const secret = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test.each<[string, object, string, string]>([
  ['an address without TLS', { address: 'http://games.example' }, 'address', 'not-https'],
  ['an address with a query', { address: 'https://games.example/?a=1' }, 'address', 'not-plain'],
  ['an address with a password', { address: 'https://me:you@games.example' }, 'address', 'not-plain'],
  ['the address of a cloud’s own data', { address: 'https://169.254.169.254/latest' }, 'address', 'local'],
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
