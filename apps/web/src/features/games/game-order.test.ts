import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { ordered } from './game-order.ts'

const game = (name: string, names: Record<string, string> = {}) =>
  ({ name, names, isOn: true, isNew: false, popularity: 0 }) as unknown as Game
const games = [
  game('달빛 잉어', { en: 'Moonlit Koi', vn: 'Cá Koi Ánh Trăng' }),
  game('천둥 북', { en: 'Thunder Drum', vn: 'Trống Sấm Động' }),
]
const found = (words: string): string[] => ordered(games, 'popular', words).map(({ name }) => name)

test.each(['달빛', '달비', '달ㅂ', '달빛잉', 'moonlit', 'KOI', 'ca koi', 'ánh trăng', ' 잉어 '])(
  '"%s" finds a game whose name is not typed to its end, with its marks or in the language of the page',
  (words) => expect(found(words)).toEqual(['달빛 잉어']),
)
test('a letter with a stroke is found without it', () => expect(found('sam dong')).toEqual(['천둥 북']))
test('what is in no name finds nothing, and nothing finds all', () => {
  expect(found('sun')).toEqual([])
  expect(found('  ')).toHaveLength(2)
})
