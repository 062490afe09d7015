import { z } from 'zod'

/** `URL` takes more for a host than a name or an address: in a Content-Security-Policy it could end the directive. */
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*)$/
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Where pages of players fetch a stream: over TLS, or from this very machine; without a name or password, which every player would learn. */
export const isStreamAddress = (address: string): boolean => {
  const url = URL.parse(address)
  if (!url) return false
  const { protocol, hostname, username, password } = url
  if (username !== '' || password !== '' || !HOST.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.includes(hostname))
}

export const streamAddress = z.string().max(500).refine(isStreamAddress, 'https, without a name and password')
