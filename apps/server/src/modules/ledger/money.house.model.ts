import fc from 'fast-check'
import { expect } from 'vitest'
import { slipOn } from '../wagers/own/own-product.fixture.ts'
import { settlePaces } from '../wagers/settle-pace.rules.ts'
import type { RoundRef } from '../wagers/settle-round.repository.ts'
import type { WagerResult } from '../wagers/settle-round.rules.ts'
import { balanceOf, changeBalance, type MoneyModel } from './money.model.ts'
import { type Command, command, type MoneyReal } from './money.vendors.model.ts'

/** A ticket is a round of its own of a product of the house, and so is settled and corrected by itself. */
const roundOf = ({ name }: MoneyReal, no: number): RoundRef => ({
  siteId: 1,
  product: 'mini-game',
  vendorCode: 'house',
  gameCode: 'ticket',
  round: `${name}:${no}`,
})
const playerOf = ({ memberId }: MoneyReal) => ({ siteId: 1, memberId, currency: 'KRW' }) as const
const slipId = (no: number): string => `ticket-${no}`

const buyTicket = (stake: number): Command =>
  command(`buyTicket(${stake})`, async (model, real) => {
    const no = model.tickets.length
    const { siteId: _, ...about } = roundOf(real, no)
    const slip = slipOn(about.round, { ...about, slipId: slipId(no), stake })
    const { outcome } = await real.dice.place(playerOf(real), slip)
    const isShort = balanceOf(model, 'cash') < stake
    expect(outcome).toBe(isShort ? 'not-enough-money' : 'done')
    if (isShort) return
    changeBalance(model, 'cash', -stake)
    model.tickets.push({ stake, payout: 0, state: 'open' })
  })

const onTicket = (
  said: string,
  drawn: number,
  run: (model: MoneyModel, real: MoneyReal, no: number) => Promise<void>,
) =>
  command(
    `${said}, ${drawn})`,
    (model, real) => run(model, real, drawn % model.tickets.length),
    (model) => model.tickets.length > 0,
  )

const cancelTicket = (drawn: number): Command =>
  onTicket('cancelTicket(', drawn, async (model, real, no) => {
    const ticket = model.tickets[no]
    const { outcome } = await real.dice.cancel(playerOf(real), slipId(no))
    expect(outcome).toBe(ticket?.state === 'settled' ? 'already-settled' : 'done')
    if (ticket?.state !== 'open') return
    ticket.state = 'cancelled'
    changeBalance(model, 'cash', ticket.stake)
  })

/** The first result counts. */
const settleTicket = (drawn: number, result: WagerResult): Command =>
  onTicket(`settleTicket(${result}`, drawn, async (model, real, no) => {
    await real.settler.settle(roundOf(real, no), () => result, settlePaces.exclusive)
    if (model.tickets[no]?.state === 'open') endTicket(model, no, result)
  })

const correctTicket = (drawn: number, result: WagerResult): Command =>
  onTicket(`correctTicket(${result}`, drawn, async (model, real, no) => {
    await real.settler.correct(roundOf(real, no), () => result, settlePaces.exclusive)
    const { state, payout } = model.tickets[no] ?? {}
    const isSame = result === 'void' ? state === 'void' : state === 'settled' && payout === result
    if ((state === 'settled' || state === 'void') && !isSame) endTicket(model, no, result)
  })

/** What a member owes is what the cash would be below zero. */
const endTicket = (model: MoneyModel, no: number, result: WagerResult): void => {
  const ticket = model.tickets[no]
  if (!ticket) return
  const had = ticket.state === 'void' ? ticket.stake : ticket.payout
  ticket.state = result === 'void' ? 'void' : 'settled'
  ticket.payout = result === 'void' ? 0 : result
  const net = balanceOf(model, 'cash') - model.debt + (result === 'void' ? ticket.stake : result) - had
  changeBalance(model, 'cash', Math.max(net, 0) - balanceOf(model, 'cash'))
  model.debt = Math.max(-net, 0)
}

const result = fc.constantFrom<WagerResult>(0, 1, 900, 30_000, 'void')

/** What a member does with a product of the house, and the house with its results. */
export const houseCommands = [
  fc.constantFrom(1, 800, 12_000).map(buyTicket),
  fc.nat(5).map(cancelTicket),
  fc.tuple(fc.nat(5), result).map((drawn) => settleTicket(...drawn)),
  fc.tuple(fc.nat(5), result).map((drawn) => correctTicket(...drawn)),
]
