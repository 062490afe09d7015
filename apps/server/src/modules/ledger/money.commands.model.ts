import { won } from '@maru/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { house, memberPurse } from './account-ref.ts'
import { houseCommands } from './money.house.model.ts'
import {
  type Act,
  type Correction,
  modelAct,
  modelCorrect,
  modelPromote,
  modelRequest,
  type RequestType,
  UNIT,
  VENDORS,
} from './money.model.ts'
import { type Command, command, few, vendorCommands } from './money.vendors.model.ts'
import { InsufficientFunds, KeyConflict } from './posting.errors.ts'
import { post } from './posting.service.ts'

const request = (type: RequestType, amount: number, key: string): Command =>
  command(`${type}(${amount}, ${key})`, async (model, real) => {
    const desk = cashDesk(real.server)
    const requestKey = `${real.name}-${key}-${'x'.repeat(20)}`
    const asked =
      type === 'deposit'
        ? desk.deposit(real.memberId, amount, { requestKey })
        : desk.withdraw(real.memberId, amount, { requestKey })
    const players = VENDORS.map((code) => real.players[code].playerId)
    const expected = modelRequest(model, players, type, amount, key)
    if (typeof expected === 'string') return expect(await codeOf(asked)).toBe(expected)
    const { cashIdx } = await asked
    if (real.requests[expected] === undefined) real.requests.push(cashIdx)
    expect(real.requests[expected]).toBe(cashIdx)
  })

const act = (which: Act, drawn: number): Command =>
  command(
    `${which}(${drawn})`,
    async (model, real) => {
      const at = drawn % model.requests.length
      const cashIdx = real.requests[at] as number
      const desk = cashDesk(real.server)
      const asked = which === 'cancel' ? desk.cancel(real.memberId, cashIdx) : desk[which](cashIdx)
      expect((await codeOf(asked)) === 'done').toBe(modelAct(model, at, which))
    },
    (model) => model.requests.length > 0,
  )

const correct = ({ purse, amount, key, isCredit }: Correction): Command =>
  command(`correct(${isCredit ? '+' : '-'}${amount} ${purse}, ${key})`, async (model, real) => {
    const own = memberPurse(real.memberId, purse)
    const rest = {
      currency: purse === 'cash' ? 'KRW' : 'POINT',
      amount,
      key: `${real.name}:correction:${key}`,
    }
    const posting = isCredit
      ? { ...rest, kind: 'adjustment-credit', from: house('adjustment'), to: own }
      : { ...rest, kind: 'adjustment-debit', from: own, to: house('adjustment') }
    const outcome = await real.server
      .system((ctx) => post(ctx, posting as never))
      .then(({ isRepeat }) => (isRepeat ? 'repeat' : 'posted'))
      .catch((error) => {
        if (error instanceof InsufficientFunds) return 'insufficient-funds'
        if (error instanceof KeyConflict) return 'key-conflict'
        throw error
      })
    expect(outcome).toBe(modelCorrect(model, { purse, amount, key, isCredit }))
  })

const promote = (amount: number): Command =>
  command(`promote(${amount})`, async (model, real) => {
    const [promotion, bonus] = [house('promotion'), memberPurse(real.memberId, 'bonus')]
    const about = {
      currency: 'KRW',
      amount: won(Math.abs(amount)),
      key: real.idOf(`promote ${real.executed}`),
    } as const
    const done = await real.server
      .system(async (ctx) => {
        if (amount > 0) await post(ctx, { ...about, kind: 'bonus-granted', from: promotion, to: bonus })
        else await post(ctx, { ...about, kind: 'bonus-taken-back', from: bonus, to: promotion })
        return true
      })
      .catch(shortOf)
    expect(done === true).toBe(modelPromote(model, amount))
  })

/** For everybody: sequences beside each other run on, and whatever is under way meets the next day. */
const nextDay = command('nextDay', async (_model, real) => real.server.clock.advance(24 * 3_600_000))

const shortOf = (error: unknown): undefined => {
  if (!(error instanceof InsufficientFunds)) throw error
}

const units = fc.integer({ min: 1, max: 3 }).map((count) => count * UNIT)

/** Few ids, keys and rounds, so that everything meets everything. */
export const moneyCommands = [
  ...vendorCommands,
  ...houseCommands,
  fc
    .tuple(fc.constantFrom('deposit', 'withdrawal'), units, few('klmnop'))
    .map((drawn) => request(...(drawn as [RequestType, number, string]))),
  fc
    .tuple(fc.constantFrom('wait', 'wait', 'approve', 'reject', 'cancel'), fc.nat(5))
    .map((drawn) => act(...(drawn as [Act, number]))),
  fc.constant(nextDay),
  fc.constantFrom(5_000, 5_000, 700, -300).map(promote),
  fc
    .record({
      purse: fc.constantFrom('cash' as const, 'points' as const),
      amount: fc.constantFrom(1, 5_000),
      key: few('qrst'),
      isCredit: fc.boolean(),
    })
    .map(correct),
]
