import { createDecipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSealer } from './envelope.ts'

const key = randomBytes(32)
const wireKey = key.toString('base64')
const content = { memNick: '밤고양이', text: '<b>"\u{1f319}', amounts: [1, 2], long: 'x'.repeat(70_000) }

test.each([
  ['WebCrypto', undefined],
  ['its stand-in', null],
])('what %s seals, plain AES-256-CBC with the IV in front opens', async (_name, subtle) => {
  const sealed = Buffer.from(await makeSealer(wireKey, subtle as never).seal(content), 'base64')
  const decipher = createDecipheriv('aes-256-cbc', key, sealed.subarray(0, 16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(16)), decipher.final()])
  expect(JSON.parse(plain.toString('utf8'))).toEqual(content)
})

test('what one seals, the other opens', async () => {
  const web = makeSealer(wireKey)
  const plain = makeSealer(wireKey, null as never)
  expect(await plain.open(await web.seal(content))).toEqual(content)
  expect(await web.open(await plain.seal(content))).toEqual(content)
})

test('the same content is never sealed the same way twice', async () => {
  const { seal } = makeSealer(wireKey)
  expect(await seal(content)).not.toBe(await seal(content))
})

test('another key opens nothing', async () => {
  const other = makeSealer(randomBytes(32).toString('base64'))
  await expect(other.open(await makeSealer(wireKey).seal(content))).rejects.toThrow()
})
