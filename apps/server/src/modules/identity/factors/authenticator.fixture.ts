import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** CBOR of what an authenticator answers: maps, byte strings, texts and small integers. */
const cbor = (value: number | string | Uint8Array | Map<number | string, unknown>): Buffer => {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)])])
  return Buffer.concat([head(2, value.length), value])
}

/** A platform authenticator with one passkey (ES256), as a browser would speak for it. */
export const createAuthenticator = (origin: string, { isVerified = true } = {}) => {
  const rpId = new URL(origin).hostname
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const authData = (flags: number, more: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]), count, more])
  }
  const clientData = (type: string, challenge: string, from: string): string =>
    JSON.stringify({ type, challenge, origin: from, crossOrigin: false })
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return {
    create: (challenge: string, from = origin) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(ATTESTED, attested)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(cbor(object)),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    get: (challenge: string, from = origin) => {
      const said = clientData('webauthn.get', challenge, from)
      const data = authData(0)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      const response = {
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { ...credential, response }
    },
  }
}
