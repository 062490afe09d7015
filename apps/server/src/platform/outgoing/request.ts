import { lookup } from 'node:dns'
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http'
import { request as requestTls, Agent as TlsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { MayReach } from './networks.rules.ts'

/** `text` undefined: more than `mostBytes`. */
export type HttpReply = { status: number; text: string | undefined }
type Getting = { headers: Record<string, string>; signal: AbortSignal; mostBytes: number }
type Sending = Getting & { body: string }
/** Connections that stay open between two calls, for vendors that the operator has written. Whether they may be reached is asked when they are opened. */
const kept = { plain: new PlainAgent({ keepAlive: true }), tls: new TlsAgent({ keepAlive: true }) }

const refusal = (address: string): Error => new Error(`${address} is no public address`)

/** Looks a name up for a connection, and fails where any of its addresses may not be reached: a name may lead elsewhere than when it was registered. */
export const lookupWithin =
  (mayReach: MayReach, resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const closed = addresses?.find(({ address }) => !mayReach(address))
      const [first] = addresses ?? []
      if (error || closed || !first) done(error ?? refusal(closed?.address ?? hostname), '', 4)
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

/** A host that is an address is looked up by nobody. Throws where it may not be reached. */
export const assertReachable = ({ hostname }: URL, mayReach: MayReach): void => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0 && !mayReach(host)) throw refusal(host)
}

/** POSTs over a connection of its own, or one that was kept, to where it may; a redirect is an answer like any other and is not followed. */
export const postWithin = (
  url: URL,
  mayReach: MayReach,
  { body, keepsConnection = false, ...rest }: Sending & { keepsConnection?: boolean },
): Promise<HttpReply> => {
  const headers = { ...rest.headers, 'content-length': Buffer.byteLength(body) }
  return exchange(url, mayReach, { ...rest, method: 'POST', headers, body, keepsConnection })
}

/** The same without a body, over a connection of its own. */
export const getWithin = (url: URL, mayReach: MayReach, getting: Getting): Promise<HttpReply> =>
  exchange(url, mayReach, { ...getting, method: 'GET', body: '', keepsConnection: false })

type Exchange = Omit<Sending, 'headers'> & {
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  keepsConnection: boolean
}

const exchange = async (
  url: URL,
  mayReach: MayReach,
  { method, headers, body, signal, mostBytes, keepsConnection }: Exchange,
): Promise<HttpReply> => {
  assertReachable(url, mayReach)
  const isTls = url.protocol === 'https:'
  const request = isTls ? requestTls : requestPlain
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, {
        method,
        headers,
        lookup: lookupWithin(mayReach),
        agent: keepsConnection && (isTls ? kept.tls : kept.plain),
        signal,
      })
        .once('response', resolve)
        .once('error', reject)
        .end(body)
    })
    return { status: response.statusCode ?? 0, text: await textOf(response, mostBytes) }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

/** Undefined past the most that is read. */
export const textOf = async (body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string | undefined> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
