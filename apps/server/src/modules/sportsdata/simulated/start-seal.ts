import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'

const TAG_BYTES = 16
const IV = Buffer.alloc(12)

/** AES-256-GCM under a key that one chain alone has: HKDF of SECRET_KEY with the chain's own random salt. So the nonce may be constant. */
const keyOf = (secretKey: Buffer, salt: Buffer) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, salt, 'maru simulated matches', 32)))

export const sealStart = (secretKey: Buffer, salt: Buffer, start: Uint8Array): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey, salt), IV)
  return Buffer.concat([cipher.update(start), cipher.final(), cipher.getAuthTag()])
}

/** Throws where the key is another, or a bit was changed. */
export const openStart = (secretKey: Buffer, salt: Buffer, sealed: Buffer): Buffer => {
  const end = sealed.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey, salt), IV, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(end))
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()])
}
