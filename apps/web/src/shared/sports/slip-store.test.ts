import { beginSession, endSession } from '@maru/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { type SlipPick, toggled } from './slip.rules.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})
const { changeSlip, slipNow, takeSlip } = await import('./slip-store.ts')

const pick: SlipPick = {
  eventId: '1',
  market: '1',
  outcome: '1',
  price: 1_950,
  sport: 'soccer',
  home: 'A',
  away: 'B',
  marketName: 'Winner',
  outcomeName: 'A',
  startsAt: '2026-11-26T10:00:00.000Z',
  isLive: false,
}
const logIn = (owner: string) => {
  beginSession({ token: owner, socketKey: owner, expiresAt: Number.MAX_SAFE_INTEGER })
  takeSlip(owner)
}

beforeEach(() => endSession('logout'))

test('a member’s slip goes with the session and comes back for the same member alone', () => {
  logIn('haneul')
  changeSlip((slip) => ({ ...toggled(slip, pick), stake: 10_000 }))
  endSession('logout')
  expect(slipNow()).toMatchObject({ owner: null, selections: [], stake: 0 })
  expect(stored.get('maru-sports-slip')).not.toContain('haneul')
  logIn('bada')
  expect(slipNow().selections).toEqual([])
  endSession('TK999')
  logIn('haneul')
  expect(slipNow()).toMatchObject({ owner: 'haneul', selections: [{ eventId: '1' }], stake: 10_000 })
})

test('a login in the place of a session that nobody ended shows no other member’s slip', () => {
  logIn('haneul')
  changeSlip((slip) => ({ ...slip, stake: 20_000 }))
  logIn('bada')
  expect(slipNow()).toMatchObject({ owner: 'bada', selections: [], stake: 0 })
  logIn('haneul')
  expect(slipNow()).toMatchObject({ owner: 'haneul', stake: 20_000 })
})

test('a slip that is found without a session is nobody’s', async () => {
  stored.set('maru-sports-slip', JSON.stringify({ ...toggled(slipNow(), pick), owner: 'haneul' }))
  vi.resetModules()
  const fresh = await import('./slip-store.ts')
  expect(fresh.slipNow()).toMatchObject({ owner: null, selections: [] })
})
