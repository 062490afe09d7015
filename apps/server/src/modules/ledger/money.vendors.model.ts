import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestServer } from '../../testing/context.ts'
import { bet, GAME, rollback, type TestPlayer, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { modelAnswer } from '../games/adapters/vendor-wallet.model.ts'
import { saveGames } from '../games/catalogue.repository.ts'
import { openSession } from '../games/session.service.ts'
import type { WalletOperation, WalletPort } from '../games/wallet-port.ts'
import type { OwnProduct, RoundSettler } from '../wagers/index.ts'
import { type MoneyModel, VENDORS, type VendorCode } from './money.model.ts'

/** The real thing, in the hands of one member of its own. */
export type MoneyReal = {
  server: TestServer
  wallet: WalletPort
  /** Makes ids of this sequence out of short names. */
  name: string
  idOf: (name: string) => string
  memberId: number
  players: Record<VendorCode, TestPlayer>
  requests: number[]
  dice: OwnProduct<string>
  settler: RoundSettler
  sent: WalletOperation[]
  executed: number
}
export type Command = fc.AsyncCommand<MoneyModel, MoneyReal>
export const command = (said: string, run: Command['run'], check: Command['check'] = () => true): Command => ({
  check,
  run: async (model, real) => {
    real.executed++
    await run(model, real)
  },
  toString: () => said,
})

export const addSecondVendor = (server: TestServer): Promise<unknown> =>
  server.system((ctx) =>
    saveGames(ctx, 'lotus', [
      {
        gameCode: GAME,
        product: 'slot',
        names: { ko: GAME, en: GAME, vn: GAME },
        category: 'slot',
        returnBp: 9_600,
        minimumStake: 100,
        maximumStake: 1_000_000,
        artMotif: 'koi',
        artSeed: 12,
        platforms: ['GPL_DESKTOP'],
        isListed: true,
        ord: 0,
      },
    ]),
  )

/** Presses play: the game that was open before is over. */
const launch = (vendor: VendorCode): Command =>
  command(`launch(${vendor})`, async (model, real) => {
    const opened = await real.server.system((ctx) =>
      openSession(ctx, { memberId: real.memberId, vendorCode: vendor, gameCode: GAME }),
    )
    // Days pass here, and the model does not count a session's twelve hours.
    await real.server.ownerPool.query(`UPDATE games.session SET expires_at = 'infinity' WHERE session_id = $1`, [
      opened.sessionId,
    ])
    Object.assign(real.players[vendor], opened)
    if (model.open) model.wallets[model.open].ended.add(real.players[model.open].playerId)
    model.wallets[vendor].ended.delete(opened.playerId)
    model.open = vendor
  })

type Drawn = {
  id: string
  reference: string
  round: string
  amount: number
  /** How many tenths of it are bonus money, at the vendor whose protocol speaks of it. */
  tenths: number
  endsRound: boolean
  /** Which of what took effect before it names, with its round; undefined: whatever the names say. */
  aim: number | undefined
}
const operate = (vendor: VendorCode, verb: 'bet' | 'win' | 'rollback', drawn: Drawn): Command =>
  command(
    `${vendor}.${verb}(${JSON.stringify(drawn)})`,
    async (model, real) => {
      const player = real.players[vendor]
      const wallet = model.wallets[vendor]
      const before = wallet.effects.filter((effect) => verb === 'rollback' || effect.verb === 'bet')
      const aimed = drawn.aim === undefined || verb === 'bet' ? undefined : before.at(-1 - (drawn.aim % before.length))
      const { amount, endsRound } = drawn
      const round = aimed?.round ?? real.idOf(drawn.round)
      const hasBonus = vendor === 'lotus'
      const about = { vendorCode: vendor, transactionId: real.idOf(drawn.id), round, endsRound, hasBonus }
      const bonus = hasBonus ? Math.floor((amount * drawn.tenths) / 10) : 0
      const named = { transactionId: aimed?.id ?? real.idOf(drawn.reference), round } as WalletOperation
      const operation =
        verb === 'bet'
          ? bet(player, { ...about, amount, bonus })
          : verb === 'win'
            ? win(player, named, { ...about, amount, bonus })
            : rollback(player, named, about)
      real.sent.push(operation)
      await isAnsweredAsModelled(model, real, operation)
    },
    (model) => model.open === vendor || model.wallets[vendor].ended.size > 0,
  )

/** A callback that comes once more, late. */
const again = (drawn: number): Command =>
  command(`again(${drawn})`, async (model, real) => {
    const operation = real.sent.at(-1 - (drawn % real.sent.length))
    if (operation) await isAnsweredAsModelled(model, real, operation)
  })

const isAnsweredAsModelled = async (model: MoneyModel, real: MoneyReal, operation: WalletOperation): Promise<void> => {
  const { outcome, balance } = await real.wallet.operate(operation)
  expect({ outcome, balance }).toEqual(modelAnswer(model.wallets[operation.vendorCode as VendorCode], operation))
}

export const few = (letters: string) => fc.constantFrom(...letters)
const vendor = fc.constantFrom(...VENDORS)
const operation = (verb: 'bet' | 'win' | 'rollback') =>
  fc
    .tuple(
      vendor,
      fc.record({
        id: few('abcdefghijklmnopqrst'),
        reference: few('abcdefghijklmnopqrst'),
        round: few('uvwxyz'),
        amount: fc.constantFrom(0, 99, 100, 700, 1_500, 9_000, 25_000, 1_000_001),
        tenths: fc.constantFrom(0, 0, 4, 10),
        endsRound: fc.boolean(),
        aim: fc.option(fc.nat(5), { nil: undefined, freq: 4 }),
      }),
    )
    .map(([code, drawn]) => operate(code, verb, drawn))

/** What the vendors of one member do. */
export const vendorCommands = [
  vendor.map(launch),
  operation('bet'),
  operation('bet'),
  operation('win'),
  operation('rollback'),
  fc.nat(9).map(again),
]
