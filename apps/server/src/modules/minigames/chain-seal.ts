import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync } from 'node:crypto'
import { linkBytes } from '@maru/draws'
import type { ChainKey } from './chain.rules.ts'

const TAG_BYTES = 16
const IV_BYTES = 12
/** Of a sealed link: it and its tag. */
export const sealedBytes = linkBytes + TAG_BYTES

/** Seals links of one chain and opens them, each by itself. */
export type LinkSeal = {
  seal(number: number, link: Uint8Array): Buffer
  /** Throws when the key, the chain or the number is another, or a bit was changed. */
  open(number: number, sealed: Buffer): Buffer
}

/**
 * AES-256-GCM with a key that only this making of this chain has: HKDF of SECRET_KEY with the chain's own random salt. So a link's number can be its nonce: under one key
 * no number is used twice, also where a chain is made again under an id that a failed attempt had.
 */
export const linkSealOf = (secretKey: Buffer, chain: ChainKey, sealSalt: Buffer): LinkSeal => {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, sealSalt, 'maru minigames links', 32)))
  const nonceOf = (number: number): Buffer => {
    const nonce = Buffer.alloc(IV_BYTES)
    nonce.writeUInt32BE(number, IV_BYTES - 4)
    return nonce
  }
  const about = (number: number): Buffer => Buffer.from(`${chain.siteId} ${chain.game} ${chain.chainId} ${number}`)
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
