import type { SportChange } from '@maru/contract'
import { lost, won } from '@maru/sports'
import type { Staff } from '../../../../platform/context.ts'
import type { SettlementDesk } from '../../settle/settle.fixture.ts'
import { askChange, confirmChange, previewChange } from './change-result.service.ts'
import { listChanges } from './list-changes.service.ts'

export const first: Partial<Staff> = { staffId: 1 }
export const second: Partial<Staff> = { staffId: 2 }

/** Away has won. */
export const otherResult = (eventId: number): SportChange => ({
  kind: 'result',
  eventId,
  score: { home: 0, away: 2, periods: [], winner: null, method: null },
  picks: [],
})

/** Two of the staff who change results of a desk. */
export const changeDesk = (desk: SettlementDesk) => {
  const { server } = desk
  const preview = (change: SportChange, by = first) => server.staff((ctx) => previewChange(ctx, change), by)
  const ask = async (change: SportChange, seen?: string) => {
    const said = seen ?? (await preview(change)).seen
    return server.staff((ctx) => askChange(ctx, { change, reason: '경기 기록 정정', seen: said }), first)
  }
  const confirm = (changeId: number, seen: string, by = second) =>
    server.staff((ctx) => confirmChange(ctx, changeId, seen), by)
  return {
    preview,
    ask,
    confirm,
    /** By both. */
    change: async (change: SportChange) => confirm(await ask(change), (await preview(change)).seen),
    rowOf: async (changeId: number, by = second) =>
      (await server.staff(listChanges, by)).rows.find((row) => row.changeId === changeId),
    /** One who won and one who lost, settled. */
    settledEvent: async () => {
      const eventId = await desk.event()
      await server.ownerPool.query(`UPDATE sportsdata.event SET state = 'ended' WHERE event_id = $1`, [eventId])
      const members = [await desk.member(1_000), await desk.member(1_000)] as const
      const tickets = [
        await desk.place({ memberId: members[0], legs: [{ eventId, outcome: '1', price: 3_000 }] }),
        await desk.place({ memberId: members[1], legs: [{ eventId, outcome: '3', price: 2_000 }] }),
      ]
      await desk.say(eventId, { outcomes: { 1: won, 2: lost, 3: lost } })
      await desk.settle()
      return { eventId, members, tickets }
    },
  }
}
