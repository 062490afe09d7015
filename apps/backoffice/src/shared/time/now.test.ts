import { expect, test } from 'vitest'
import { followNow, setServerNow, shownNow } from './now.ts'

test('a page that opened by the clock of the desk shows the server’s as soon as it is known', () => {
  const shown: number[] = []
  const leave = followNow(() => shown.push(shownNow()))
  const server = Date.now() + 41 * 60_000
  setServerNow(server)
  leave()
  expect(shown).toHaveLength(1)
  expect(shown[0]).toBeGreaterThanOrEqual(server)
})
