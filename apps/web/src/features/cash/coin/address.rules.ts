import { keccak_256 } from '@noble/hashes/sha3.js'

export type ReadAddress = { address: string; wrong?: undefined } | { wrong: 'shape' | 'checksum' }

/** The address as it was typed, or what is wrong with it. All small or all capital letters carry no checksum (EIP-55). */
export const readAddress = (text: string): ReadAddress => {
  const address = text.trim()
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return { wrong: 'shape' }
  const letters = address.slice(2)
  const hasChecksum = letters !== letters.toLowerCase() && letters !== letters.toUpperCase()
  return !hasChecksum || address === checksummed(address) ? { address } : { wrong: 'checksum' }
}

/** EIP-55: a letter is capital where its digit of the hash of the small letters is 8 or more. */
export const checksummed = (address: string): string => {
  const small = address.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(small))
  const digitAt = (at: number): number => ((hash[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15
  return `0x${[...small].map((letter, at) => (digitAt(at) >= 8 ? letter.toUpperCase() : letter)).join('')}`
}
