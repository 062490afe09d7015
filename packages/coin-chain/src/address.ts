import { ECDH } from 'node:crypto'
import { HDKey } from '@scure/bip32'
import { bytesToHex, getAddress, publicKeyToAddress } from 'viem/utils'
import type { Address } from './chain.ts'

/** Children from here on are hardened: a public key has none. */
export const DEPOSIT_INDEXES = 0x8000_0000
const NULL_ADDRESS = '0x0000000000000000000000000000000000000000'

/** The child of that number of an extended public key (BIP-32), as an address. */
export const depositAddress = (xpub: string, index: number): Address => {
  if (!Number.isInteger(index) || index < 0 || index >= DEPOSIT_INDEXES)
    throw new RangeError(`${index} is no number of a deposit address`)
  const parent = publicParent(xpub)
  if (!parent) throw new RangeError('that is no extended public key')
  const { publicKey } = parent.deriveChild(index)
  if (!publicKey) throw new RangeError(`the extended public key has no child ${index}`)
  // 65 bytes of two coordinates, of which an address is the hash.
  const point = ECDH.convertKey(publicKey, 'secp256k1', undefined, undefined, 'uncompressed') as Buffer
  return publicKeyToAddress(bytesToHex(point))
}

/** With a key that can spend it is none: the server shall not have one. */
export const isExtendedPublicKey = (text: string): boolean => publicParent(text) !== undefined

const publicParent = (text: string): HDKey | undefined => {
  try {
    const key = HDKey.fromExtendedKey(text)
    return key.privateKey === null ? key : undefined
  } catch {
    return undefined
  }
}

/** What a person typed. An address in small letters alone has no checksum (EIP-55) and is taken, as wallets do. */
export const parseAddress = (text: string): { address: Address } | { wrong: 'shape' | 'checksum' } => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return { wrong: 'shape' }
  const small = text.toLowerCase()
  const address = getAddress(small)
  return text === small || text === address ? { address } : { wrong: 'checksum' }
}

/** What is sent there is gone. */
export const isNullAddress = (address: string): boolean => address === NULL_ADDRESS
