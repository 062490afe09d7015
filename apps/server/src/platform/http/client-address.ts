import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, by `TRUST_PROXY`. Never `request.ip`, which believes what is no address. */
    readonly clientAddress: string
  }
}

/** Whether what a peer of this address forwards is believed. */
export type TrustedProxies = (address: string | undefined) => boolean

const ranges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Reads `TRUST_PROXY`: addresses, networks and names of ranges with commas between. Throws RangeError naming the part that is none. */
export const trustedProxies = (setting: string | undefined): TrustedProxies => {
  const list = new BlockList()
  const parts = (setting ?? '').split(',').flatMap((part) => ranges[part.trim()] ?? part.trim())
  for (const part of parts.filter((one) => one !== '')) add(list, part)
  return (given) => {
    const address = addressIn(given ?? '')
    return address !== undefined && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

const add = (list: BlockList, part: string): void => {
  const [network = '', bits, ...more] = part.split('/')
  const version = isIP(network)
  const most = version === 6 ? 128 : 32
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : 0
  if (version === 0 || more.length > 0 || prefix < 1 || prefix > most)
    throw new RangeError(
      `must be addresses, networks, loopback, linklocal or uniquelocal, with commas between: '${part}' is none`,
    )
  list.addSubnet(network, prefix, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Whose request it is: the connection's own address or, where that is a trusted proxy's, the last one in X-Forwarded-For that no trusted proxy
 * has. What stands before it was written by the client and proves nothing; other headers (Forwarded, X-Real-IP) are not read.
 */
export const clientAddressOf = (request: IncomingMessage, trusts: TrustedProxies): string => {
  let address = addressIn(request.socket?.remoteAddress ?? '') ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (trusts(address)) {
    const before = addressIn(forwarded.pop() ?? '')
    if (before === undefined) break
    address = before
  }
  return address
}

/** The host that the client asked for: what a trusted proxy says it was, or the request's own. */
export const hostOf = (request: IncomingMessage, trusts: TrustedProxies): string | undefined => {
  const forwarded = trusts(request.socket?.remoteAddress) ? request.headers['x-forwarded-host'] : undefined
  return forwarded === undefined ? request.headers.host : String(forwarded).split(',').at(-1)?.trim()
}

/** An address in one spelling: without port, brackets and zone, IPv4 in IPv6 as IPv4. Undefined where it is none. */
const addressIn = (text: string): string | undefined => {
  const trimmed = text.trim()
  const bare = (/^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed).replace(/%.*$/, '')
  const address = isIP(bare) === 0 ? bare.replace(/^([\d.]+):\d+$/, '$1') : bare
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  // A URL spells every IPv6 address in one way.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(spelled) ?? []
  if (high === undefined || low === undefined) return spelled
  return [high, low]
    .map((half) => Number.parseInt(half, 16))
    .flatMap((n) => [n >> 8, n & 255])
    .join('.')
}

/** Addresses that one customer of a network commands, which limits count as one: of IPv6 the first 64 bits. */
export const networkOf = (address: string): string => {
  const spelled = addressIn(address) ?? address
  if (!spelled.includes(':')) return spelled
  const [head = '', tail] = spelled.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? [] : Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0')
  return [...left, ...gap, ...right].slice(0, 4).join(':')
}

/** Gives every request of the server its `clientAddress`. */
export const knowClients = (http: FastifyInstance, trusts: TrustedProxies): void => {
  http.decorateRequest('clientAddress', {
    getter() {
      return clientAddressOf(this.raw, trusts)
    },
  })
}
