import { createPublicKey } from 'node:crypto'
import { BlockList, isIP, isIPv4 } from 'node:net'
import type { VendorTerms } from '@maru/contract'
import { readPublicKey } from '@maru/vendor-wallet'
import { isMetadata as isMetadataAddress } from '../../platform/outgoing/networks.rules.ts'
import { isTrustworthy } from './launch.rules.ts'

export type VendorProblem = { field: string; problem: string }

/** What is ours: addresses of pages, and ports of this machine. And whether it is the demo, which allows more. */
export type Surroundings = {
  mode: 'demo' | 'licensed'
  ownOrigins: readonly string[]
  ownPorts: readonly number[]
}

/** What the shapes of the contract cannot say of a vendor's terms. */
export const vendorProblems = (terms: VendorTerms, surroundings: Surroundings): VendorProblem[] => [
  ...reachProblems(terms, surroundings),
  ...settingProblems(terms, surroundings),
]

/** Of how a vendor is reached and known, which the configuration says of its own. */
const reachProblems = ({ address, publicKeys }: VendorTerms, surroundings: Surroundings): VendorProblem[] => [
  ...addressProblems('address', address, surroundings.mode),
  ...(isOurs(address, surroundings) ? [{ field: 'address', problem: 'ours' }] : []),
  ...(hasMoreThanPath(address) || !hasPlainHost(address) ? [{ field: 'address', problem: 'not-plain' }] : []),
  ...(publicKeys.length === 0 ? [{ field: 'publicKeys.0', problem: 'no-key' }] : []),
  ...publicKeys.flatMap((pem, at) => keyProblems(`publicKeys.${at}`, pem)),
  ...(new Set(publicKeys.flatMap(plainKey)).size < publicKeys.flatMap(plainKey).length
    ? [{ field: 'publicKeys.1', problem: 'twice' }]
    : []),
]

/** Of what staff may set of every vendor, those of the configuration too. */
export const settingProblems = ({ frameOrigins, groups }: VendorTerms, surroundings: Surroundings): VendorProblem[] => [
  ...frameOrigins.flatMap((origin, at) => [
    ...addressProblems(`frameOrigins.${at}`, origin, surroundings.mode),
    ...(isOrigin(origin) ? [] : [{ field: `frameOrigins.${at}`, problem: 'not-origin' }]),
    // A page of ours in a frame of ours would be trusted by it.
    ...(isOurs(origin, surroundings) ? [{ field: `frameOrigins.${at}`, problem: 'ours' }] : []),
  ]),
  ...(Object.values(groups).every((group) => group === null) ? [{ field: 'groups', problem: 'none' }] : []),
]

/** What a member's own window may be sent to: never to a page of ours, nor to where nobody but this machine or its cloud answers. */
export const mayOpen = (
  address: string,
  vendor: { isOwn: boolean; isOutside: boolean },
  surroundings: Surroundings,
): boolean => {
  const url = new URL(address)
  if (vendor.isOwn) return !isMetadata(hostOf(url))
  if (isOurs(address, surroundings)) return false
  // A vendor of the configuration stands where the operator has written.
  return vendor.isOutside ? addressProblems('', address, surroundings.mode).length === 0 : !isMetadata(hostOf(url))
}

/** What is wrong with where the configuration says that its vendor stands. Its network is the operator's matter. */
export const configuredProblem = (address: string, own: OwnPlaces): 'ours' | 'metadata' | undefined => {
  if (isOurs(address, own)) return 'ours'
  return isMetadata(hostOf(new URL(address))) ? 'metadata' : undefined
}

/** The terms as they are stored: keys in one form, origins without a slash, each once. */
export const plainTerms = (terms: VendorTerms): VendorTerms => ({
  ...terms,
  publicKeys: terms.publicKeys.flatMap(plainKey),
  frameOrigins: [...new Set(terms.frameOrigins.map(originOf))],
})

type OwnPlaces = Pick<Surroundings, 'ownOrigins' | 'ownPorts'>

/** However the host is spelled: the dot of the root changes no address, and this machine has many names. */
export const isOurs = (address: string, { ownOrigins, ownPorts }: OwnPlaces): boolean => {
  const url = new URL(address)
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.$/, '')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  return ownOrigins.includes(url.origin) || (ownPorts.includes(port) && isThisMachine(hostOf(url)))
}

const METADATA_NAMES = ['metadata.google.internal', 'metadata']

const THIS_MACHINE = new BlockList()
THIS_MACHINE.addSubnet('127.0.0.0', 8)
THIS_MACHINE.addSubnet('0.0.0.0', 8)
THIS_MACHINE.addAddress('::1', 'ipv6')
THIS_MACHINE.addAddress('::', 'ipv6')

/** Over TLS; in the demo, from this very machine without it as well. */
export const addressProblems = (field: string, address: string, mode: Surroundings['mode']): VendorProblem[] => {
  const url = new URL(address)
  const isEncrypted = url.protocol === 'https:'
  const host = hostOf(url)
  if (!isEncrypted && (mode === 'licensed' || !isTrustworthy(address))) return [{ field, problem: 'not-https' }]
  if (isMetadata(host) || (mode === 'licensed' && isThisMachine(host))) return [{ field, problem: 'local' }]
  return []
}

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*$/
/** URL takes `a;b`, `*` and `'self'` for hosts; in the Content-Security-Policy they end the directive, allow everything, or break every answer. */
export const hasPlainHost = (address: string): boolean => {
  const host = hostOf(new URL(address))
  return isIP(host) !== 0 || HOST_NAME.test(host)
}
/** Without the brackets of IPv6 and the dot of the root, which changes no address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
const isIn = (list: BlockList, host: string): boolean =>
  isIP(host) !== 0 && list.check(host, isIPv4(host) ? 'ipv4' : 'ipv6')
const isMetadata = (host: string): boolean => isMetadataAddress(host) || METADATA_NAMES.includes(host)
const isThisMachine = (host: string): boolean =>
  isIn(THIS_MACHINE, host) || host === 'localhost' || host.endsWith('.localhost')
const hasMoreThanPath = (address: string): boolean => {
  const { username, password, search, hash } = new URL(address)
  return username !== '' || password !== '' || search !== '' || hash !== '' || /[?#]/.test(address)
}
const originOf = (address: string): string => new URL(address).origin
/** An origin and nothing else: what may stand in the header that allows frames. */
export const isOrigin = (address: string): boolean =>
  !hasMoreThanPath(address) && hasPlainHost(address) && new URL(address).pathname === '/'

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
