import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** Lower case, two digits a byte. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes)

/** Of either case, with or without spaces around it. Throws RangeError for anything else. */
export const bytesOfHex = (hex: string): Uint8Array => {
  const digits = hex.trim()
  if (!/^([0-9a-f]{2})+$/i.test(digits)) throw new RangeError('no hexadecimal text')
  return hexToBytes(digits)
}
