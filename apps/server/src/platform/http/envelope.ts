import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomFillSync } from 'node:crypto'

const cipher = 'aes-256-cbc'
const ivBytes = 16

/** From base64 of 32 bytes. A KeyObject: a cipher from one starts nine times faster than from a Buffer. */
export const wireKey = (base64: string): KeyObject => {
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new RangeError('a wire key has 32 bytes')
  return createSecretKey(key)
}

/** `{"d": …}` of a JSON value: decisions, section 2. */
export const seal = (key: KeyObject, value: unknown): string => {
  const iv = randomFillSync(Buffer.allocUnsafe(ivBytes))
  const encryption = createCipheriv(cipher, key, iv)
  const sealed = Buffer.concat([iv, encryption.update(JSON.stringify(value), 'utf8'), encryption.final()])
  return `{"d":"${sealed.toString('base64')}"}`
}

/** The JSON value inside as `parse` reads it, or undefined when it was not sealed with this key. */
export const open = (key: KeyObject, body: unknown, parse: (text: string) => unknown = JSON.parse): unknown => {
  const d = typeof body === 'object' && body !== null && 'd' in body ? body.d : undefined
  if (typeof d !== 'string') return undefined
  const bytes = Buffer.from(d, 'base64')
  if (bytes.length < ivBytes * 2 || bytes.length % ivBytes !== 0) return undefined
  try {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes))
    return parse(decryption.update(bytes.subarray(ivBytes), undefined, 'utf8') + decryption.final('utf8'))
  } catch {
    return undefined
  }
}
