import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { randomOf, soundDigits, soundKey } from './captcha-sound.ts'
import { synthesize } from './captcha-synthesis.ts'

const wantedOf = (id: string) => ({
  digits: '1352',
  language: 'ko' as const,
  key: soundKey(Buffer.alloc(32, 1), id),
})

test('other work goes on while a sound is computed, and it is the sound of its captcha', async () => {
  let turns = 0
  let isReady = false
  const sound = synthesize(wantedOf('one')).finally(() => {
    isReady = true
  })
  for (; !isReady; turns++) await setImmediate()
  expect(turns).toBeGreaterThan(20)
  const { digits, language, key } = wantedOf('one')
  expect((await sound).equals(soundDigits(digits, language, randomOf(key)))).toBe(true)
})

test('each of several requests gets its own sound; with too many waiting the next is refused', async () => {
  const ids = Array.from({ length: 30 }, (_, no) => `sound ${no % 2}`)
  const sounds = ids.map((id) => synthesize(wantedOf(id)))
  expect(() => synthesize(wantedOf('late'))).toThrow(expect.objectContaining({ code: 'E429', retryAfterS: 3 }))
  for (const sound of sounds) sound.catch(() => {})
  const [first, second, third] = await Promise.all(sounds.slice(0, 3))
  expect(first?.equals(third ?? Buffer.of())).toBe(true)
  expect(first?.equals(second ?? Buffer.of())).toBe(false)
})
