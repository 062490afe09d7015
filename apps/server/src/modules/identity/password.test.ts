import { expect, test } from 'vitest'
import { quickHash } from '../../testing/quick-hash.ts'
import { hashPassword, isPassword } from './password.ts'

test('a password is kept with the work that OWASP asks for, and salted', async () => {
  const [first, second] = await Promise.all([hashPassword('Nori7pass!'), hashPassword('Nori7pass!')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(first).not.toBe(second)
})

test.each([
  ['ours', hashPassword],
  ['one with other work, which stands in it', quickHash],
])('of a hash, %s, only its password is right', async (_whose, hash) => {
  const kept = await hash('Nori7pass!')
  expect(await isPassword('Nori7pass!', kept)).toBe(true)
  expect(await isPassword('Nori7pass?', kept)).toBe(false)
})

test('what is no hash is nobody’s', async () => {
  for (const kept of ['none', '', '$argon2id$', 'Nori7pass!']) expect(await isPassword('Nori7pass!', kept)).toBe(false)
})
