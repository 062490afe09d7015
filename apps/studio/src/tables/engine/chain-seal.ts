import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'
import { linkBytes } from '@maru/draws'

const TAG_BYTES = 16
const IV_BYTES = 12

/** Seals links of one chain and opens them, each by itself. */
export type LinkSeal = {
  seal(number: number, link: Uint8Array): Buffer
  /** Throws when the key, the table, the chain or the number is another, or a bit was changed. */
  open(number: number, sealed: Buffer): Buffer
}

/**
 * AES-256-GCM with a key that only this chain has: HKDF of the studio's secret with the chain's own random salt. So a link's number can be its nonce: under one
 * key no number is used twice.
 */
export const linkSealOf = (secret: Buffer, code: string, chain: number, sealSalt: Buffer): LinkSeal => {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, sealSalt, 'maru live table links', 32)))
  const nonceOf = (number: number): Buffer => {
    const nonce = Buffer.alloc(IV_BYTES)
    nonce.writeUInt32BE(number, IV_BYTES - 4)
    return nonce
  }
  const about = (number: number): Buffer => Buffer.from(`${code} ${chain} ${number}`)
  return {
    seal(number, link) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(about(number))
      return Buffer.concat([cipher.update(link), cipher.final(), cipher.getAuthTag()])
    },
    open(number, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: TAG_BYTES })
      decipher.setAAD(about(number)).setAuthTag(sealed.subarray(linkBytes))
      return Buffer.concat([decipher.update(sealed.subarray(0, linkBytes)), decipher.final()])
    },
  }
}
