import { createPublicKey } from 'node:crypto'
import type { VendorTerms } from '@maru/contract'
import { readPublicKey } from '@maru/vendor-wallet'
import { isTrustworthy } from './launch.rules.ts'

export type VendorProblem = { field: string; problem: string }

/** What is ours and what may be said only in the demo. */
export type Surroundings = { mode: 'demo' | 'licensed'; ownOrigins: readonly string[] }

/** What the shapes of the contract cannot say of a vendor's terms. */
export const vendorProblems = (
  { address, publicKeys, frameOrigins, groups }: VendorTerms,
  { mode, ownOrigins }: Surroundings,
): VendorProblem[] => [
  ...addressProblems('address', address, mode),
  ...(hasMoreThanPath(address) ? [{ field: 'address', problem: 'not-plain' }] : []),
  ...publicKeys.flatMap((pem, at) => keyProblems(`publicKeys.${at}`, pem)),
  ...(new Set(publicKeys.flatMap(plainKey)).size < publicKeys.flatMap(plainKey).length
    ? [{ field: 'publicKeys.1', problem: 'twice' }]
    : []),
  ...frameOrigins.flatMap((origin, at) => [
    ...addressProblems(`frameOrigins.${at}`, origin, mode),
    ...(isOrigin(origin) ? [] : [{ field: `frameOrigins.${at}`, problem: 'not-origin' }]),
    // A page of ours in a frame of ours would be trusted by it.
    ...(ownOrigins.includes(originOf(origin)) ? [{ field: `frameOrigins.${at}`, problem: 'ours' }] : []),
  ]),
  ...(Object.values(groups).every((group) => group === null) ? [{ field: 'groups', problem: 'none' }] : []),
]

/** The terms as they are stored: keys in one form, origins without a slash, each once. */
export const plainTerms = (terms: VendorTerms): VendorTerms => ({
  ...terms,
  publicKeys: terms.publicKeys.flatMap(plainKey),
  frameOrigins: [...new Set(terms.frameOrigins.map(originOf))],
})

const METADATA = /^(169\.254\.|fe80:|\[fe80:)/i

/** Over TLS; in the demo, from this very machine without it as well. */
const addressProblems = (field: string, address: string, mode: Surroundings['mode']): VendorProblem[] => {
  const url = new URL(address)
  const isEncrypted = url.protocol === 'https:'
  if (!isEncrypted && (mode === 'licensed' || !isTrustworthy(address))) return [{ field, problem: 'not-https' }]
  if (METADATA.test(url.hostname) || (mode === 'licensed' && isLoopback(url))) return [{ field, problem: 'local' }]
  return []
}

const isLoopback = (url: URL): boolean => isTrustworthy(`http://${url.host}`)
const hasMoreThanPath = (address: string): boolean => {
  const { username, password, search, hash } = new URL(address)
  return username !== '' || password !== '' || search !== '' || hash !== '' || /[?#]/.test(address)
}
const originOf = (address: string): string => new URL(address).origin
const isOrigin = (address: string): boolean => !hasMoreThanPath(address) && new URL(address).pathname === '/'

const keyProblems = (field: string, pem: string): VendorProblem[] => {
  // Node would quietly take the public half; but then the vendor's secret was sent to us, and must be replaced.
  if (/PRIVATE KEY/.test(pem)) return [{ field, problem: 'private' }]
  try {
    readPublicKey(pem)
    return []
  } catch {
    return [{ field, problem: isSomeKey(pem) ? 'weak' : 'no-key' }]
  }
}
const isSomeKey = (pem: string): boolean => {
  try {
    return createPublicKey(pem).type === 'public'
  } catch {
    return false
  }
}
/** The key as we write it; none where it is no key. */
const plainKey = (pem: string): string[] => {
  try {
    return [readPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString()]
  } catch {
    return []
  }
}
