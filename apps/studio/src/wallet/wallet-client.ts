import type { KeyObject } from 'node:crypto'
import {
  parseExactly,
  SIGNATURE_HEADER,
  sign,
  WALLET_CALLS,
  type WalletAnswer,
  type WalletCallName,
  type WalletRequest,
  writeExactly,
} from '@maru/vendor-wallet'

/** Either what the operator said, or that no reliable answer came: the operation may or may not have happened. */
export type WalletReply<N extends WalletCallName> =
  | { readonly isAnswered: true; readonly answer: WalletAnswer<N> }
  | { readonly isAnswered: false; readonly why: string }

export interface WalletClient {
  call<N extends WalletCallName>(name: N, request: WalletRequest<N>): Promise<WalletReply<N>>
}

/** Signed calls to the operator's wallet. Never throws: a timeout, a cut connection, a 5xx or an answer of no known shape is "unanswered". */
export function createWalletClient(walletUrl: string, privateKey: KeyObject, timeoutMs: number): WalletClient {
  return {
    async call(name, request) {
      const { path, answer } = WALLET_CALLS[name]
      const body = writeExactly(request)
      try {
        const response = await fetch(walletUrl + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(body, privateKey) },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        const text = await response.text()
        if (response.status >= 500 || response.status === 429)
          return { isAnswered: false, why: `HTTP ${response.status}` }
        const parsed = answer.safeParse(parseExactly(text))
        if (!parsed.success) return { isAnswered: false, why: `answer of unknown shape (HTTP ${response.status})` }
        return { isAnswered: true, answer: parsed.data as WalletAnswer<typeof name> }
      } catch (error) {
        return { isAnswered: false, why: (error as Error).message }
      }
    },
  }
}
