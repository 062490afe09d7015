import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  })
})
const favourites = () => import('./favourites.ts')

test('favourites are kept over a visit, for each member apart', async () => {
  const { toggleFavourite } = await favourites()
  toggleFavourite('달', 'studio a')
  toggleFavourite('', 'studio b')
  vi.resetModules()
  const { favouriteTables } = await favourites()
  expect([...favouriteTables('달')]).toEqual(['studio a'])
  expect([...favouriteTables('')]).toEqual(['studio b'])
  expect([...favouriteTables('별')]).toEqual([])
})

test('a second press takes it out again', async () => {
  const { favouriteTables, toggleFavourite } = await favourites()
  toggleFavourite('달', 'studio a')
  toggleFavourite('달', 'studio a')
  expect(favouriteTables('달').size).toBe(0)
})

test.each(['no json', '[]', 'null', '{"달":"studio a"}', '{"달":[1]}'])(
  'what storage holds otherwise is no favourite: %s',
  async (text) => {
    stored.set('maru-favourite-tables', text)
    const { favouriteTables, toggleFavourite } = await favourites()
    expect(favouriteTables('달').size).toBe(0)
    toggleFavourite('달', 'studio a')
    expect(favouriteTables('달').size).toBe(1)
  },
)
