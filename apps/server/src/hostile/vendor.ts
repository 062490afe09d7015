import { type KeyObject, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  readPrivateKey,
  SIGNATURE_HEADER,
  sign,
  toWireAmount,
  type WalletCallName,
  walletPath,
} from '@maru/vendor-wallet'
import { GAME, launchAgain, type TestPlayer, VENDOR } from '../modules/games/adapters/vendor-wallet.fixture.ts'
import { studio } from '../modules/games/vendors/studio.ts'
import { keysOf } from '../modules/games/vendors/vendor-client.ts'
import { vendorKeyFiles } from '../modules/games/vendors/vendor-keys.ts'
import type { RunningServer } from '../testing/running-server.ts'

export type VendorReply = { http: number; status: string; balance?: number }

/** A vendor at the real adapter, with the key that the server made for it. */
export const vendorOf = (server: RunningServer) => {
  keysOf(server.config, studio)
  const key = readPrivateKey(readFileSync(vendorKeyFiles(server.config.VENDOR_KEYS_DIR, VENDOR).vendorPrivate, 'utf8'))

  /** Any bytes with any signature. */
  const post = async (
    name: WalletCallName,
    body: string,
    signature: string = sign(body, key),
    code = VENDOR,
  ): Promise<VendorReply> => {
    const answer = await fetch(server.url + walletPath(code, name), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature === '' ? {} : { [SIGNATURE_HEADER]: signature }) },
      body,
    })
    return { http: answer.status, ...((await answer.json()) as { status: string; balance?: number }) }
  }
  const betBody = (player: TestPlayer, amount: number, changes: object = {}) => ({
    user: player.playerId,
    token: player.token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: GAME,
    currency: 'KRW',
    amount: toWireAmount(amount),
    ...changes,
  })
  return {
    key,
    post,
    betBody,
    player: (memberId: number, siteId = 1) => launchAgain(server, memberId, siteId),
    send: (name: WalletCallName, body: object, signer: KeyObject = key) =>
      post(name, JSON.stringify(body), sign(JSON.stringify(body), signer)),
    bet: (player: TestPlayer, amount: number, changes: object = {}) =>
      post('bet', JSON.stringify(betBody(player, amount, changes))),
  }
}
