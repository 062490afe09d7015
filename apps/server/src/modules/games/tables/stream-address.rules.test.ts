import { expect, test } from 'vitest'
import { reachOf } from '../../../platform/outgoing/networks.rules.ts'
import type { Surroundings } from '../vendor-registry.rules.ts'
import { streamProblem } from './stream-address.rules.ts'

const around = (mode: Surroundings['mode']): Surroundings => ({
  mode,
  ownOrigins: ['https://play.example'],
  ownPorts: [8080],
})
const problemOf = (address: string, mode: Surroundings['mode'] = 'licensed') =>
  streamProblem(address, around(mode), reachOf({ MARU_MODE: mode, VENDOR_NETWORKS: undefined }))

test.each(['https://live.example/table.m3u8?key=1', 'https://8.8.8.8:8443/whep', 'https://[2606:4700::1]/whep'])(
  'a stream may come from %s',
  (address) => {
    expect(problemOf(address)).toBeUndefined()
    expect(problemOf(address, 'demo')).toBeUndefined()
  },
)

test.each([
  ['http://live.example/table.m3u8', 'not-https'],
  ['https://name:secret@live.example/a.m3u8', 'not-plain'],
  ['https://a;b/table.m3u8', 'not-plain'],
  ['https://10.0.0.7/whep', 'local'],
  ['https://192.168.1.9/whep', 'local'],
  ['https://[fd00::7]/whep', 'local'],
  ['https://[::ffff:10.0.0.7]/whep', 'local'],
  ['https://169.254.169.254/latest', 'local'],
  ['https://metadata.google.internal/x', 'local'],
  ['https://camera/table.m3u8', 'local'],
  ['https://camera.lan/table.m3u8', 'local'],
  ['https://play.example/table.m3u8', 'ours'],
])('never from %s: %s', (address, problem) => {
  expect(problemOf(address)).toBe(problem)
  expect(problemOf(address, 'demo')).toBe(problem)
})

test('from this machine in a demo alone, and not from where its own pages stand', () => {
  expect(problemOf('http://127.0.0.1:9000/table.m3u8', 'demo')).toBeUndefined()
  expect(problemOf('http://localhost:9000/table.m3u8', 'demo')).toBeUndefined()
  expect(problemOf('http://127.0.0.1:8080/table.m3u8', 'demo')).toBe('ours')
  expect(problemOf('http://127.0.0.1:9000/table.m3u8')).toBe('not-https')
  expect(problemOf('https://127.0.0.1:9000/table.m3u8')).toBe('local')
})
