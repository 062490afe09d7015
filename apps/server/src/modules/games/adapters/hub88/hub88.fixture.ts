import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  readPrivateKey,
  SIGNATURE_HEADER,
  sign,
  WALLET_CALLS,
  type WalletCallName,
  walletPath,
  writeExactly,
} from '@maru/vendor-wallet'
import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { knowClients, trustedProxies } from '../../../../platform/http/client-address.ts'
import type { TestServer } from '../../../../testing/context.ts'
import { studio } from '../../vendors/studio.ts'
import { keysOf } from '../../vendors/vendor-client.ts'
import { vendorKeyFiles } from '../../vendors/vendor-keys.ts'
import { createWallet } from '../../wallet.service.ts'
import type { WalletPort } from '../../wallet-port.ts'
import { serveHub88 } from './adapter.ts'

/** The adapter over HTTP, and a vendor's way to it. */
export const hub88Adapter = (server: TestServer, changes: Partial<WalletPort> = {}) => {
  keysOf(server.config, studio)
  const key = readPrivateKey(
    readFileSync(vendorKeyFiles(server.config.VENDOR_KEYS_DIR, studio.code).vendorPrivate, 'utf8'),
  )
  const http = Fastify()
  knowClients(http, trustedProxies(undefined))
  const wallet = createWallet(server.contexts)
  serveHub88(http, server.contexts, { ...wallet, ...changes })
  afterAll(async () => {
    await http.close()
    await wallet.close()
  })

  /** Any body with any headers; signed when nothing else is said. */
  const post = async (
    name: WalletCallName,
    body: string,
    headers: Record<string, string> = { [SIGNATURE_HEADER]: sign(body, key) },
  ) => {
    const answer = await http.inject({
      method: 'POST',
      url: walletPath(studio.code, name),
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    })
    return { http: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() }
  }
  /** A request as a vendor sends it; the answer must have the protocol's shape. */
  const send = async (name: WalletCallName, request: object, signer: KeyObject = key) => {
    const body = writeExactly(request)
    const { json } = await post(name, body, { [SIGNATURE_HEADER]: sign(body, signer) })
    if (signer === key) WALLET_CALLS[name].answer.parse(json)
    return json
  }
  return { http, key, post, send }
}
