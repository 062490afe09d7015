import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPrivateKey, toWireAmount } from '@maru/vendor-wallet'
import { createWalletClient, type WalletClient } from '../../apps/studio/src/wallet/wallet-client.ts'
import { answerParent } from '../child.ts'

type Player = { playerId: string; token: string }
export type WalletBetsQuestion =
  | {
      what: 'open'
      walletUrl: string
      keyFile: string
      players: Player[]
      atOnce: number
      gameCode: string
      stake: number
    }
  | { what: 'bet'; ms: number }
/** Bets that the wallet has taken, and how long they took. */
export type WalletBetsAnswer = { bets: number; seconds: number }

// The wallet's own bets, by the studio's own client and nothing else of the studio: so many calls are always under way.

const PATIENCE_MS = 30_000
let opened: (Extract<WalletBetsQuestion, { what: 'open' }> & { wallet: WalletClient }) | undefined

const betOf = async ({ playerId, token }: Player): Promise<void> => {
  if (!opened) throw new Error('no wallet')
  const reply = await opened.wallet.call('bet', {
    user: playerId,
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: opened.gameCode,
    currency: 'KRW',
    amount: toWireAmount(opened.stake),
  })
  if (!reply.isAnswered || reply.answer.status !== 'RS_OK')
    throw new Error(`the wallet answered ${JSON.stringify(reply)}`)
}

answerParent<WalletBetsQuestion, WalletBetsAnswer>(async (question) => {
  if (question.what === 'open') {
    const key = readPrivateKey(readFileSync(question.keyFile, 'utf8'))
    opened = { ...question, wallet: createWalletClient(question.walletUrl, key, PATIENCE_MS) }
    return { bets: 0, seconds: 0 }
  }
  const start = performance.now()
  let bets = 0
  const { players, atOnce } = opened ?? { players: [], atOnce: 0 }
  const play = async (caller: number): Promise<void> => {
    for (let n = caller; performance.now() - start < question.ms; n += atOnce) {
      await betOf(players[n % players.length] as Player)
      bets++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, caller) => play(caller)))
  return { bets, seconds: (performance.now() - start) / 1_000 }
})
