import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from 'node:crypto'
import { promisify } from 'node:util'

const signAside = promisify(signBytes)

/** Lower case, as Node presents header names. Both directions carry it. */
export const SIGNATURE_HEADER = 'x-hub88-signature'

/** Base64 RSA-SHA256 (PKCS#1 v1.5) signature over the exact bytes that are sent as the body. */
export function sign(body: string | Uint8Array, privateKey: KeyObject): string {
  return signBytes('sha256', bytesOf(body), privateKey).toString('base64')
}

/** The same, while the event loop goes on: a signature takes as long as many other steps of a call. */
export async function signInBackground(body: string | Uint8Array, privateKey: KeyObject): Promise<string> {
  return (await signAside('sha256', bytesOf(body), privateKey)).toString('base64')
}

/** Whether the signature belongs to exactly these bytes. A missing or malformed signature is simply false. */
export function verify(body: string | Uint8Array, signature: string | undefined, publicKey: KeyObject): boolean {
  if (!signature || !BASE64.test(signature)) return false
  return verifyBytes('sha256', bytesOf(body), publicKey, Buffer.from(signature, 'base64'))
}

/** Parses a PEM private key; throws when it is not an RSA key of at least 2048 bits. */
export function readPrivateKey(pem: string): KeyObject {
  return refuseWeak(createPrivateKey(pem))
}

/** Parses a PEM public key; throws when it is not an RSA key of at least 2048 bits. */
export function readPublicKey(pem: string): KeyObject {
  return refuseWeak(createPublicKey(pem))
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

function bytesOf(body: string | Uint8Array): Uint8Array {
  return typeof body === 'string' ? Buffer.from(body, 'utf8') : body
}

function refuseWeak(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < 2048) throw new Error('expected an RSA key of at least 2048 bits')
  return key
}
