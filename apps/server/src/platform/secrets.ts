import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Config } from '../config.ts'

/** Keeps personal details unreadable in the database, its backups and its logs. */
export type Secrets = {
  /** AES-256-GCM. What was sealed for one purpose does not open for another. */
  seal(purpose: string, text: string): Buffer
  /** Throws when the key is another, the purpose is another, or a bit was changed. */
  open(purpose: string, sealed: Buffer): string
  /** HMAC-SHA-256: the same text gives the same bytes, so equality can be asked without the text. */
  index(purpose: string, text: string): Buffer
}

const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16

export const createSecrets = (masterKey: Buffer): Secrets => {
  const sealing = derive(masterKey, 'maru seal')
  const indexing = derive(masterKey, 'maru index')
  return {
    seal(purpose, text) {
      // Not from ctx.random: a repeated IV would give the text away, so no test may turn it.
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body])
    },
    open(purpose, sealed) {
      if (sealed[0] !== VERSION) throw new Error('sealed text of an unknown version')
      const iv = sealed.subarray(1, 1 + IV_BYTES)
      const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', sealing, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      )
    },
    index: (purpose, text) => createHmac('sha256', indexing).update(`${purpose}\0${text}`).digest(),
  }
}

const derive = (masterKey: Buffer, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', masterKey, '', use, 32)))

const made = new WeakMap<Config, Secrets>()
/** The secrets of this process, derived once from SECRET_KEY. */
export const secretsOf = ({ config }: { config: Config }): Secrets => {
  const known = made.get(config)
  if (known) return known
  const fresh = createSecrets(config.SECRET_KEY)
  made.set(config, fresh)
  return fresh
}
