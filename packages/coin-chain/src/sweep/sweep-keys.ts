import { HDKey } from '@scure/bip32'
import { bytesToHex } from 'viem/utils'
import { masterOf } from '../well-known.ts'

/** What was typed opens nothing of ours. The message never quotes it. */
export class WrongSecret extends Error {}

const WORD_COUNTS = new Set([12, 15, 18, 21, 24])
const ACCOUNTS = 10

/** The private parent of the deposit addresses: where in its tree the words or the key lead to that extended public key. */
export const parentOf = (secret: string, xpub: string): HDKey => {
  const root = rootOf(secret.trim())
  const wanted = HDKey.fromExtendedKey(xpub)
  const found = pathsFrom(root.depth).flatMap((path) => {
    const key = root.derive(path)
    return isSame(key, wanted) ? [key] : []
  })[0]
  if (!found)
    throw new WrongSecret(
      'these words or this key do not lead to COIN_XPUB: is a word mistyped, or has the wallet a passphrase?',
    )
  return found
}

export const privateKeyOf = (parent: HDKey, index: number): `0x${string}` =>
  bytesToHex(parent.deriveChild(index).privateKey ?? new Uint8Array())

const rootOf = (secret: string): HDKey => {
  const words = secret.split(/\s+/)
  if (WORD_COUNTS.has(words.length)) return masterOf(words.join(' ').toLowerCase())
  const key = readKey(secret)
  if (key.privateKey === null)
    throw new WrongSecret('that is a public key: the private one (xprv…) or the words are needed')
  return key
}

const readKey = (secret: string): HDKey => {
  try {
    return HDKey.fromExtendedKey(secret)
  } catch {
    // The error may quote what was typed.
    throw new WrongSecret('that is neither 12 to 24 words nor an extended private key (xprv…)')
  }
}

const accounts = Array.from({ length: ACCOUNTS }, (_, at) => at)
/** The usual ones of wallets, below a master key or what was taken out of it. */
const pathsFrom = (depth: number): string[] =>
  depth > 0
    ? ['m', 'm/0', 'm/1']
    : accounts.flatMap((at) => [`m/44'/60'/${at}'/0`, `m/44'/60'/${at}'/1`, `m/44'/60'/${at}'`])

const isSame = (a: HDKey, b: HDKey): boolean =>
  a.privateKey !== null && equal(a.publicKey, b.publicKey) && equal(a.chainCode, b.chainCode)
const equal = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a !== null && b !== null && Buffer.compare(a, b) === 0
