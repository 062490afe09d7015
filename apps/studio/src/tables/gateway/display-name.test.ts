import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import type { GameUrlRequest } from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { createOpenSessions } from '../../sessions/open-sessions.ts'
import { startSession } from '../../sessions/session.repository.ts'
import { displayName, givenName } from './display-name.ts'
import { callerOf } from './table-topics.ts'

const database = await testDatabase('studio')
const launch = (meta?: Record<string, unknown>): GameUrlRequest => ({
  user: 'player-1',
  token: 'token-0123456789',
  game_code: 'moonlit-baccarat-1',
  currency: 'KRW',
  lang: 'ko',
  operator_id: 'fake',
  country: 'KR',
  platform: 'GPL_DESKTOP',
  sub_partner_id: '1',
  lobby_url: 'http://localhost/',
  deposit_url: 'http://localhost/deposit',
  ...(meta ? { meta } : {}),
})
const openSession = createOpenSessions(database.pool)
const nameAfter = async (meta?: Record<string, unknown>): Promise<string> => {
  const session = await openSession(await startSession(database.pool, launch(meta), randomUUID()))
  if (!session) throw new Error('no session')
  return callerOf(session).name
}

test('others read the name that the operator masked', async () => {
  expect(await nameAfter({ display_name: '하**' })).toBe('하**')
  expect(await nameAfter({ display_name: ' h** ', demo: false })).toBe('h**')
})

test.each([undefined, null, 7, {}, '', '   ', '\u202eabc', 'a\u0000b', '\u200b', 'x'.repeat(25)])(
  'a name that cannot be shown is as none: %j',
  async (display_name) => {
    expect(givenName({ display_name })).toBeNull()
    expect(await nameAfter({ display_name })).toMatch(/^player [0-9A-F]{3}$/)
  },
)

test('a name that was made is the same at every launch of a player, and says neither the player nor the site', () => {
  const made = displayName(null, '1', 'player-1')
  expect(displayName(null, '1', 'player-1')).toBe(made)
  expect(made).not.toContain('player-1')
  const others = Array.from({ length: 50 }, (_, n) => displayName(null, '1', `other-${n}`))
  expect(new Set(others).size).toBeGreaterThan(40)
  expect(displayName(null, '2', 'player-1')).not.toBe(made)
})
