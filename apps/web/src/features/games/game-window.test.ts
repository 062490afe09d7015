import { beforeEach, expect, test, vi } from 'vitest'
import type { GameToOpen } from './game.ts'

const launched = { gameurl: 'https://new.example/play', opensNewWindow: false, frameMessages: [] }
vi.mock('./calls/launch-game.ts', () => ({ launchGame: async () => launched }))
vi.mock('./calls/close-game.ts', () => ({ closeGame: async () => {} }))
vi.mock('./grow-into.ts', () => ({ growInto: (act: () => void) => act() }))
vi.mock('@maru/client', () => ({
  onSession: () => {},
  session: () => ({}),
  site: async () => ({ frameOrigins: ['https://known.example'] }),
}))
vi.mock('../../shared/navigation/index.ts', () => ({
  addressOf: ({ search }: { search: Record<string, string> }) => `/game?${new URLSearchParams(search)}`,
}))

const kept = new Map<string, string>()
const assign = vi.fn()
const open = vi.fn(() => ({ closed: false, close: () => {} }))
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('location', { href: 'https://play.example/slot', protocol: 'https:', assign })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('window', { open, addEventListener: () => {} })
const { openGame } = await import('./game-window.ts')
const game = { vendorKey: 'new', gameKey: 'koi', gameType: 'slot', name: 'Koi' } as GameToOpen

beforeEach(() => vi.clearAllMocks())

test('a game of a vendor that was registered since the page was loaded loads the page of the game anew, and frames nothing here', async () => {
  launched.gameurl = 'https://new.example/play'
  expect((await openGame(game, 'desktop')).phase).toBe('opening')
  expect(assign.mock.calls).toEqual([['/game?vendor=new&game=koi&type=slot']])
})

test('where the page loaded anew may not frame it either, it opens in a window', async () => {
  expect((await openGame(game, 'desktop')).phase).toBe('window')
  expect(assign).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledWith('https://new.example/play', 'maru-game', expect.any(String))
})

test('a known one is framed, and the next unknown one loads anew again', async () => {
  launched.gameurl = 'https://known.example/play'
  expect((await openGame(game, 'desktop')).phase).toBe('frame')
  launched.gameurl = 'https://new.example/play'
  await openGame(game, 'desktop')
  expect(assign).toHaveBeenCalledTimes(1)
})
