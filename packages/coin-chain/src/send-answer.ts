import { ChainUnreachable, type SendAnswer } from './chain.ts'
import type { NodeRefused } from './rpc.ts'

/** Nodes have no common numbers for it, and say it in words of their own. */
const SAID: readonly [RegExp, SendAnswer][] = [
  [
    /already known|known transaction|alreadyknown|already imported|already exists|already in (the )?(mem)?pool/i,
    'sent',
  ],
  [/nonce (is )?too low|nonce_too_low|oldnonce|invalid nonce|nonce has already been used/i, 'nonce-used'],
  [/insufficient (funds|balance)|insufficientfunds|insufficient_funds|upfront cost/i, 'no-gas'],
]
/** The node itself is at fault: method unknown, question not understood, inner error without more. */
const FAULTS = new Set([-32_700, -32_601, -32_600])

export const answerOfRefusal = (refusal: NodeRefused): SendAnswer => {
  const found = SAID.find(([words]) => words.test(refusal.said))
  if (found) return found[1]
  if (FAULTS.has(refusal.code)) throw new ChainUnreachable(refusal.message)
  return 'refused'
}
