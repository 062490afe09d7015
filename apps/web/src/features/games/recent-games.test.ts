import { beforeEach, expect, test, vi } from 'vitest'
import { mostRecent, noteRecent, recentGames } from './recent-games.ts'

const game = (n: number) => ({ vendorKey: 'studio', gameKey: `game-${n}` })
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the game that was opened last comes first, once, and only so many are remembered', () => {
  for (let n = 1; n <= mostRecent + 2; n++) noteRecent('haneul', game(n))
  noteRecent('haneul', game(4))
  const keys = recentGames('haneul').map(({ gameKey }) => gameKey)
  expect(keys).toEqual([4, 8, 7, 6, 5, 3].map((n) => `game-${n}`))
})

test('nobody sees what another member opened on the same device', () => {
  noteRecent('haneul', game(1))
  expect(recentGames('bada')).toEqual([])
  noteRecent('bada', game(2))
  expect(recentGames('bada')).toEqual([game(2)])
})

test.each(['', 'null', '{', '[]', '{"owner":"haneul"}', '{"owner":"haneul","games":[null,{"gameKey":1},7]}'])(
  'what is stored as %s is read as nothing',
  (text) => {
    stored.set('maru-recent-games', text)
    expect(recentGames('haneul')).toEqual([])
  },
)

test('without storage nothing is remembered and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  noteRecent('haneul', game(1))
  expect(recentGames('haneul')).toEqual([])
})
