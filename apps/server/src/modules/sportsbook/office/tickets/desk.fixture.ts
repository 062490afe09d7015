import type { Permission } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { sportsDesk } from '../../sportsbook.fixture.ts'

const PERMISSIONS: Permission[] = ['sports.read', 'sports.decide', 'sports.rules', 'members.read']

/** A book with traders. A stake of level 1 above 500,000 is referred. */
export const tradersDesk = async () => {
  const desk = await sportsDesk()
  const { server } = desk
  /** As a call of the back office that runs in steps, or reads. */
  const trader = <T>(fn: (ctx: StaffCtx) => Promise<T>, name = 'Minseo', siteId = 1, permissions = PERMISSIONS) =>
    server.contexts.reading(
      {
        who: {
          ...{ kind: 'staff', staffId: name.length, name, role: 'trader', permissions },
          ...{ siteIds: [siteId], sessionId: 1 },
        },
        siteId,
      },
      fn,
    )
  const referred = async (stake = 600_000, memberId?: number, event?: number) => {
    const eventId = event ?? (await desk.addEvent())
    const member = memberId ?? (await desk.member(2_000_000))
    const body = await desk.ticketOn([eventId], { stake })
    const placed = await desk.place(member, body)
    if (placed.ticket?.state !== 'referred') throw new Error(`not referred: ${placed.code}`)
    return { eventId, memberId: member, ticketId: body.ticketId, price: body.selections[0]?.price ?? 0 }
  }
  return { ...desk, trader, referred }
}

/** The code of a refusal with what it says of it; undefined where it was done. */
export const refusalOf = (act: Promise<unknown>): Promise<{ code: string; detail: object } | undefined> =>
  act.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof StaffRefusal)) throw error
      return { code: error.code, detail: error.detail }
    },
  )
