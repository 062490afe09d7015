import { expect, test } from 'vitest'
import { playTime } from './play-time.rules.ts'

test.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [3_729_000, '1:02:09'],
  [100 * 3_600_000, '100:00:00'],
  [-1, '0:00:00'],
])('%d ms are shown as %s', (ms, shown) => expect(playTime(ms)).toBe(shown))
