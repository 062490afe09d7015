import { expect, test } from 'vitest'
import { vendorTerms } from './calls/admin/vendors.ts'

test('a vendor’s name holds no character that is not seen or turns what stands beside it', () => {
  const { names } = vendorTerms.shape
  const called = (name: string) => names.safeParse({ ko: name, en: name, vn: name }).success
  for (const name of ['달빛 스튜디오', '<b>Studio</b>', 'استوديو', 'Studio 🎰']) expect(called(name), name).toBe(true)
  for (const name of ['\u202eoiduts', 'a\u200bb', 'a\u0000b', 'a\nb', 'a\u2066b', 'a\ufeffb'])
    expect(called(name), name).toBe(false)
})
