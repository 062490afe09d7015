import { randomUUID } from 'node:crypto'
import type { BodyOf, DataOf, sportCashOut } from '@maru/contract'
import { Refusal } from '../../../platform/refusal.ts'
import { storeResult } from '../../sportsdata/index.ts'
import { closeSettling, settleDue, settlingOf } from '../settle/settle.service.ts'
import { sportsDesk } from '../sportsbook.fixture.ts'
import { cashOutTicket } from './cash-out-ticket.service.ts'
import { runCashOuts } from './run-cash-outs.service.ts'

type Body = BodyOf<typeof sportCashOut>
const one = { voidHalves: 0, result: 1, sharedBy: 1 } as const
const none = { voidHalves: 0, result: 0, sharedBy: 1 } as const

/** A book whose tickets can be cashed out and settled. */
export const cashOutDesk = async () => {
  const desk = await sportsDesk()
  const { server, services } = desk
  const placed = async (memberId: number, eventIds: readonly number[], stake = 10_000): Promise<string> => {
    const body = await desk.ticketOn(eventIds, { stake })
    const { code } = await desk.place(memberId, body)
    if (code !== '0') throw new Error(code)
    return body.ticketId
  }
  const say = (eventId: number, kind: 'settled' | 'void' | 'open', outcomes: [string, typeof one | typeof none][]) =>
    server.system((ctx) =>
      storeResult(ctx, {
        eventId,
        marketKey: '1',
        kind,
        windows: [],
        outcomes: new Map(outcomes),
        source: 'staff',
        reason: 'test',
      }),
    )
  return {
    ...desk,
    placed,
    offer: async (memberId: number, ticketId: string) => (await desk.ticket(memberId, ticketId)).cashOut,
    cashOut: async (memberId: number, ticketId: string, changes: Partial<Body> = {}, by = services) => {
      const body = { ticketId, cashOutId: randomUUID(), stake: null, value: 1, ...changes }
      try {
        const data = await server.inSteps(memberId, (ctx) => cashOutTicket(ctx, body, by))
        return { code: '0', ...data }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { code: error.code, ...(error.detail as Partial<DataOf<typeof sportCashOut>>) }
      }
    },
    say,
    /** Who won: outcome 1 or another one. */
    decide: (eventId: number, isWon: boolean) =>
      say(eventId, 'settled', [
        ['1', isWon ? one : none],
        ['2', isWon ? none : one],
      ]),
    cancel: (eventId: number) => say(eventId, 'void', []),
    settle: () => settleDue(settlingOf(services)),
    delaysEnd: () => runCashOuts(services),
    close: () => closeSettling(services),
  }
}
