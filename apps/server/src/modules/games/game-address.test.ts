import { expect, test } from 'vitest'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { serveLaunch } from './calls/member/launch-game.ts'
import { serverWithVendor } from './games.fixture.ts'
import { syncGames } from './sync-games.service.ts'
import { mayOpen } from './vendor-registry.rules.ts'

const { server, vendor } = await serverWithVendor()
const ownOrigins = ['http://localhost:8080', 'https://play.example', 'https://office.example']
const ownPorts = [8080, 8081]
const outside = { isOwn: false, isOutside: true }

test.each([
  ['https://games.example/play', true, true],
  ['http://games.example/play', false, false],
  ['http://localhost:9/play', true, false],
  ['https://play.example/member/moneyMain', false, false],
  ['https://play.example.:443/', false, false],
  ['https://office.example/', false, false],
  ['http://localhost:8080/', false, false],
  ['http://127.0.0.1:8081/', false, false],
  ['http://[::1]:8080/', false, false],
  ['http://169.254.169.254/latest', false, false],
  ['https://169.254.169.254/', false, false],
  ['https://metadata.google.internal/', false, false],
])('%s may be opened in the demo: %s, and with a licence: %s', (address, inDemo, licensed) => {
  expect([
    mayOpen(address, outside, { mode: 'demo', ownOrigins, ownPorts }),
    mayOpen(address, outside, { mode: 'licensed', ownOrigins, ownPorts }),
  ]).toEqual([inDemo, licensed])
})

test('a vendor of the configuration may stand in the operator’s network, and never at our own pages', () => {
  const configured = { isOwn: false, isOutside: false }
  const surroundings = { mode: 'demo', ownOrigins, ownPorts } as const
  expect(mayOpen('http://192.168.1.5/', configured, surroundings)).toBe(true)
  expect(mayOpen('https://office.example/', configured, surroundings)).toBe(false)
})

test('a launch that would send the member to where clouds keep secrets is refused, and its session ends', async () => {
  await server.system(syncGames)
  const memberId = await addMember(server, { cash: 0 })
  vendor.url = 'http://169.254.169.254/latest/meta-data'
  const asked = { vendorKey: 'studio', gameKey: 'koi', gameType: 'slot', device: 'desktop' }
  await expect(server.call(serveLaunch, await loggedIn(server, memberId), asked)).rejects.toThrow('9999')
  const { rows } = await server.pool.query('SELECT status, end_reason FROM games.session WHERE member_id = $1', [
    memberId,
  ])
  expect(rows).toEqual([{ status: 'ended', end_reason: 'failed' }])
})
