import type { KeyObject } from 'node:crypto'
import {
  parseExactly,
  SIGNATURE_HEADER,
  signInBackground,
  WALLET_CALLS,
  type WalletAnswer,
  type WalletCallName,
  type WalletRequest,
  writeExactly,
} from '@maru/vendor-wallet'
import { post } from './post.ts'

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
        const headers = { [SIGNATURE_HEADER]: await signInBackground(body, privateKey) }
        const { status, text } = await post(walletUrl + path, headers, body, timeoutMs)
        if (status >= 500 || status === 429 || (status >= 300 && status < 400))
          return { isAnswered: false, why: `HTTP ${status}` }
        const parsed = answer.safeParse(parseExactly(text))
        if (!parsed.success) return { isAnswered: false, why: `answer of unknown shape (HTTP ${status})` }
        return { isAnswered: true, answer: parsed.data as WalletAnswer<typeof name> }
      } catch (error) {
        return { isAnswered: false, why: (error as Error).message }
      }
    },
  }
}
