import { isIP } from 'node:net'
import type { MayReach } from '../../../platform/outgoing/networks.rules.ts'
import { addressProblems, hasPlainHost, hostOf, isOurs, type Surroundings } from '../vendor-registry.rules.ts'

/** Names that only a private network answers. */
const PRIVATE_NAME = /^[^.]+$|\.(local|internal|intranet|lan|home|corp|private|arpa)$/
const ofThisMachine = /^localhost$|\.localhost$/

/** What is wrong with the address of a stream: every player's page fetches it, so it must be public, over TLS and without a password. */
export const streamProblem = (
  address: string,
  surroundings: Surroundings,
  mayReach: MayReach,
): 'not-plain' | 'not-https' | 'local' | 'ours' | undefined => {
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || !hasPlainHost(address)) return 'not-plain'
  const [wrong] = addressProblems('url', address, surroundings.mode)
  if (wrong) return wrong.problem === 'not-https' ? 'not-https' : 'local'
  const host = hostOf(url)
  if (isIP(host) === 0 ? PRIVATE_NAME.test(host) && !ofThisMachine.test(host) : !mayReach(host)) return 'local'
  return isOurs(address, surroundings) ? 'ours' : undefined
}
