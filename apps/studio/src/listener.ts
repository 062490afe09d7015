import type { IncomingMessage, Server } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyServerOptions } from 'fastify'

/** Milliseconds. */
const HEADERS_MS = 10_000
const REQUEST_MS = 20_000
const LOOK_EVERY_MS = 1_000
const KEEP_ALIVE_MS = 65_000
/** A page needs seven: one stays open for its news. */
const CONNECTIONS_PER_ADDRESS = 1_000
const CONNECTIONS = 20_000

/** A request has to arrive whole within a time; one that has arrived is answered also when the studio stops. */
export const listenerOptions = ({ headersMs = HEADERS_MS, requestMs = REQUEST_MS, lookEveryMs = LOOK_EVERY_MS } = {}) =>
  ({
    requestTimeout: requestMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    return503OnClosing: false,
  }) satisfies FastifyServerOptions & { http: object }

/** Connections of one network address, of the proxies in front excepted: they speak for many. */
export function limitConnections(server: Server, proxies: BlockList, most = CONNECTIONS_PER_ADDRESS): void {
  server.maxConnections = CONNECTIONS
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const plain = plainOf(socket.remoteAddress)
    if (isProxy(plain, proxies)) return
    const address = networkOf(plain)
    const count = (open.get(address) ?? 0) + 1
    if (count > most) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Addresses, networks, and the names of ranges that `TRUST_PROXY` knows, with commas between. Throws where one is none of them. */
export function proxyList(setting: string): BlockList {
  const list = new BlockList()
  for (const part of setting.split(',').flatMap((one) => RANGES[one.trim()] ?? (one.trim() || []))) {
    const [network = '', bits] = part.split('/')
    const version = isIPv6(network) ? 'ipv6' : 'ipv4'
    list.addSubnet(network, bits === undefined ? (version === 'ipv6' ? 128 : 32) : Number(bits), version)
  }
  return list
}

const plainOf = (address = ''): string => address.trim().replace(/^::ffff:(?=\d+\.)/, '')
const isProxy = (plain: string, proxies: BlockList): boolean =>
  isIP(plain) !== 0 && proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')

/** Whose request it is: the last address in X-Forwarded-For that no proxy in front has. What stands before it was written by the client. */
export function addressOf(request: IncomingMessage, proxies: BlockList): string {
  let address = plainOf(request.socket.remoteAddress)
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (isProxy(address, proxies)) {
    const before = plainOf(forwarded.pop())
    if (isIP(before) === 0) break
    address = before
  }
  return address
}

/** An IPv6 subscriber has a whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
