import { BlockList, isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { trustedProxies } from '../http/client-address.ts'

/** Whether a connection to an address that staff wrote, of a vendor or a feed, may go there. */
export type MayReach = (address: string) => boolean

const listOf = (...networks: [network: string, bits: number][]): BlockList => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, isIP(network) === 6 ? 'ipv6' : 'ipv4')
  return list
}

// BlockList reads IPv4 within ::ffff:0:0/96 as IPv4. What begins with 64:ff9b: or 2002: holds an IPv4 address, which is checked as well.
/** Where clouds answer their machines with secrets. No setting opens these. */
const METADATA = listOf(
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['fe80::', 10],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
)
/** Nobody on the internet has them: this machine, private networks, carriers, protocols, multicast, reserved. */
const NOT_PUBLIC = listOf(
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 127],
  ['fc00::', 7],
  ['fec0::', 10],
  ['ff00::', 8],
)

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

export const isMetadata = (address: string): boolean => everyForm(address).some((form) => isIn(METADATA, form))

/** For vendors of the configuration: the operator says in which network they stand. */
export const anywhereButMetadata: MayReach = (address) => isIP(address) !== 0 && !isMetadata(address)

/** `VENDOR_NETWORKS` opens networks that are not public; in the demo, where it is not given, this very machine. */
export const reachOf = ({ MARU_MODE, VENDOR_NETWORKS }: Pick<Config, 'MARU_MODE' | 'VENDOR_NETWORKS'>): MayReach => {
  const isOpened = trustedProxies(VENDOR_NETWORKS ?? (MARU_MODE === 'demo' ? 'loopback' : ''))
  return (address) =>
    isIP(address) !== 0 &&
    !isMetadata(address) &&
    (isOpened(address) || everyForm(address).every((form) => !isIn(NOT_PUBLIC, form)))
}

/** The address, and the IPv4 address that NAT64 (64:ff9b::/96) or 6to4 (2002::/16) makes of it. */
const everyForm = (address: string): string[] => {
  if (isIP(address) !== 6) return [address]
  const spelled = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const within = /^64:ff9b::(?:([\da-f]+):)?([\da-f]+)$/.exec(spelled) ?? /^2002:([\da-f]+):([\da-f]+):/.exec(spelled)
  if (!within) return [spelled]
  const [high, low] = [Number.parseInt(within[1] ?? '0', 16), Number.parseInt(within[2] ?? '0', 16)]
  return [spelled, `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`]
}
