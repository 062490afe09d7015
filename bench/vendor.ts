import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPrivateKey, SIGNATURE_HEADER, sign, toWireAmount, walletPath } from '@maru/vendor-wallet'
import { GAME, type TestPlayer, VENDOR } from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { makeDemoKeys, vendorKeyFiles } from '../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { requestOf } from './connection.ts'
import type { Product } from './product.ts'

export const STAKE = 1_000

export type Vendor = {
  /** A bet that opens a round of its own, and the win that closes it, signed. */
  betAndWin(player: TestPlayer): [bet: Buffer, win: Buffer]
  /** A bet whose round stays open, signed. */
  bet(player: TestPlayer): Buffer
  /** Signed like any other, and refused for its shape before anything is looked up. */
  shapeless: Buffer
}

/** What a vendor sends. Signing costs more than sending, so it is done before a slice. */
export const createVendor = (product: Product): Vendor => {
  const keysDir = product.config.VENDOR_KEYS_DIR
  makeDemoKeys(keysDir, VENDOR)
  const key = readPrivateKey(readFileSync(vendorKeyFiles(keysDir, VENDOR).vendorPrivate, 'utf8'))
  const signed = (name: 'bet' | 'win', body: object): Buffer => {
    const text = JSON.stringify(body)
    return requestOf(walletPath(VENDOR, name), { [SIGNATURE_HEADER]: sign(text, key) }, text)
  }
  const betOf = ({ playerId, token }: TestPlayer) => ({
    user: playerId,
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: GAME,
    currency: 'KRW',
    amount: toWireAmount(STAKE),
  })
  return {
    betAndWin: (player) => {
      const bet = betOf(player)
      const reference = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid }
      return [signed('bet', bet), signed('win', { ...bet, ...reference, round_closed: true })]
    },
    bet: (player) => signed('bet', betOf(player)),
    shapeless: signed('bet', { request_uuid: randomUUID(), user: 'nobody' }),
  }
}
