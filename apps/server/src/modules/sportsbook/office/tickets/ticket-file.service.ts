import { cashOf, type SportTicketFile } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { entriesAbout } from '../../../audit/index.ts'
import { betIdxOf } from '../../../wagers/index.ts'
import { type ExposurePart, outcomeKey } from '../../exposure/exposure.rules.ts'
import { type Referred, targetOf } from '../../tickets/refer.service.ts'
import { findTicket } from '../../tickets/ticket.repository.ts'
import { bettorsOf } from './bettor.service.ts'
import { type DeskLeg, deskLegsOf } from './desk-legs.service.ts'
import { deskTicketOf, offerOf } from './desk-ticket.ts'
import { historyOf } from './history.rules.ts'
import { findCashOuts, findOpenExposure, findRest, findSettlements } from './ticket-file.repository.ts'
import type { OpenExposure, StoredCashOut } from './ticket-file.ts'

const MOST_ENTRIES = 50

/** All that is known of one ticket of the site. Throws STAFF_NOT_FOUND. */
export const showTicketFile = async (ctx: StaffCtx, of: Referred): Promise<SportTicketFile> => {
  const ticket = await findTicket(ctx, of.memberId, of.ticketId)
  const member = (await bettorsOf(ctx, [of.memberId])).get(of.memberId)
  if (!ticket || !member) throw new StaffRefusal('STAFF_NOT_FOUND')
  const rest = await findRest(ctx, ticket)
  const [legs = []] = await deskLegsOf(ctx, [ticket])
  const open = await findOpenExposure(ctx, rest.exposed)
  const cashOuts = await findCashOuts(ctx, ticket)
  const entries = await entriesAbout(ctx, targetOf(of), MOST_ENTRIES)
  const { wagerId, placedAt } = ticket
  const settlements = wagerId === null ? [] : await findSettlements(ctx, ticket)
  return {
    ...deskTicketOf(ticket),
    member,
    product: ticket.product,
    pricePolicy: ticket.pricePolicy,
    rulesVersion: ticket.rulesVersion,
    betIdx: wagerId !== null && placedAt ? betIdxOf({ wagerId, placedAt }) : null,
    placedAt: placedAt?.toISOString() ?? null,
    settledAt: ticket.settledAt?.toISOString() ?? null,
    payout: cashOf(ticket.payout),
    cashedStake: cashOf(ticket.cashedStake),
    cashedPaid: cashOf(ticket.cashedPaid),
    offer: offerOf(ticket),
    legs: legs.map(({ shown }, i) => ({ ...shown, resultVersion: rest.resultVersions[i] ?? 0 })),
    isExposed: rest.isExposed,
    exposure: exposureOf(ctx, rest.exposed, legs, open),
    cashOuts: cashOuts.map(cashOutOf),
    history: historyOf({ ticket, entries, cashOuts, settlements }),
  }
}

const cashOutOf = ({ createdAt, doneAt, state, code, paid, paidStake }: StoredCashOut) => ({
  at: (doneAt ?? createdAt).toISOString(),
  state,
  code,
  paid: paid === null ? null : cashOf(paid),
  ofStake: paidStake === null ? null : cashOf(paidStake),
})

const exposureOf = (
  { language }: StaffCtx,
  parts: readonly ExposurePart[],
  legs: readonly DeskLeg[],
  open: readonly OpenExposure[],
): SportTicketFile['exposure'] => {
  const names = new Map<string, string>()
  for (const { stored, words, competitionId } of legs) {
    if (!words) continue
    const [event, market, outcome] = [words.event[language], words.market[language], words.outcome[language]]
    names.set(`outcome ${outcomeKey(stored)}`, `${event} · ${market} · ${outcome}`)
    names.set(`event ${stored.eventId}`, event)
    names.set(`competition ${competitionId}`, words.competition[language])
  }
  return parts.map(({ kind, key, loss }) => {
    const now = open.find((one) => one.kind === kind && one.key === key)
    return {
      kind,
      name: names.get(`${kind} ${key}`) ?? key,
      loss: cashOf(loss),
      open: cashOf(now?.loss ?? 0),
      most: cashOf(now?.most ?? 0),
    }
  })
}
