import type { ResultCode } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import {
  type ExecutedOperation,
  type Player,
  type WagerSource,
  type WagerWriter,
  type WriterAnswer,
  wagerWriterOf,
} from '../../wagers/index.ts'
import { addExposure, type ExposureChange } from '../exposure/exposure.repository.ts'
import { exposedName } from '../exposure/exposure.rules.ts'
import { rulesVersionOf } from '../rules/rules.ts'
import { holdExposed, isContested } from './contested.service.ts'
import { type Becomes, decideTicket, type TicketOutcome } from './decide.rules.ts'
import { loadFacts } from './facts.service.ts'
import type { SlipFacts } from './judge.rules.ts'
import { type TicketOperation, ticketIdOf } from './operation.ts'
import { askedOf, contentOf, fingerprintOf, linesOf } from './slip.rules.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { decideTickets, freezeLegs, insertLegs, insertTickets, type TicketWrite } from './write.repository.ts'

type Executed = ExecutedOperation<TicketOperation, TicketFacts, TicketOutcome, Becomes>

/** Tickets of the sportsbook, for the bet writer: what it decides, and what is kept of it. */
export const ticketSource: WagerSource<TicketOperation, TicketFacts, TicketOutcome, Becomes> = {
  name: 'sportsbook',
  keyOf: ({ operation, player }) => `${player.memberId} ${ticketIdOf(operation)}`,
  isStake: ({ verb }) => verb !== 'refuse',
  mayBegin: ({ verb }) => verb !== 'refuse',
  load: loadFacts,
  mustHold: isContested,
  hold: holdExposed,
  decide: (ctx, { operation, player }, facts, state) =>
    decideTicket(operation, facts, { ...state, memberId: player.memberId, now: ctx.now }),
  async write(ctx, executed) {
    const all = executed.flatMap((one) => writesOf(one))
    const fresh = all.filter(({ isNew }) => isNew)
    const known = all.filter(({ isNew }) => !isNew)
    const kept = known.filter(({ state }) => state !== 'refused')
    const changes = changesOf(all)
    if (fresh.length > 0) {
      void ctx.db.pipeline(() => insertTickets(ctx, fresh))
      void ctx.db.pipeline(() => insertLegs(ctx, fresh))
    }
    if (kept.length > 0) void ctx.db.pipeline(() => freezeLegs(ctx, kept))
    if (known.length > 0) void ctx.db.pipeline(() => decideTickets(ctx, known))
    emitChanged(ctx, all)
    if (changes.length > 0) await addExposure(ctx, changes)
  },
}

type Write = TicketWrite & {
  isNew: boolean
  liability: Record<'outcome' | 'event' | 'competition', number> | undefined
}

/** A refusal of the writer itself, of a ticket whose delay has ended. */
const codesOfWriter: Partial<Record<string, ResultCode>> = { 'limit-reached': 'B1003', 'not-enough-money': 'B6000' }

const writesOf = (one: Executed): Write[] => {
  const { operation, loaded, accepted, outcome, player, placed } = one
  const code = accepted ? undefined : codesOfWriter[outcome]
  const own =
    accepted?.own ??
    (code && operation.verb === 'accept' && operation.by === 'delay' ? refusedBy(loaded, code) : undefined)
  if (!own) return []
  const { asked, judged, acceptance } = own
  const { slip, stored } = loaded
  return [
    {
      isNew: stored === undefined,
      liability: slip?.rules.liability,
      siteId: player.siteId,
      memberId: player.memberId,
      ticketId: asked.ticketId,
      number: loaded.number,
      fingerprint: stored?.fingerprint ?? fingerprintOf(asked),
      content: contentOf(asked),
      state: own.state,
      product: stored?.product ?? judged?.product ?? 'sports',
      gameCode: judged?.gameCode ?? stored?.gameCode ?? 'special',
      ...subjectOf(slip?.markets ?? []),
      sizes: asked.sizes,
      lines: linesOf(asked),
      stake: asked.stake,
      pricePolicy: asked.pricePolicy,
      sameEventPrices: acceptance?.sameEventPrices ?? stored?.sameEventPrices ?? null,
      code: own.code,
      acceptAt: own.acceptAt,
      wagerId: placed?.wagerId ?? null,
      possibleWin: acceptance?.possibleWin ?? stored?.possibleWin ?? 0,
      rulesVersion: slip ? rulesVersionOf(slip.rules) : (stored?.rulesVersion ?? ''),
      exposed: acceptance?.parts ?? [],
      legs: asked.selections.map((selection, i) => {
        const now = slip?.markets[i]?.now
        return {
          ...selection,
          price: acceptance?.prices[i] ?? selection.price,
          eventVersion: now?.eventVersion ?? 0,
          score: now?.score ?? null,
          startsAt: now?.startsAt ?? null,
        }
      }),
    },
  ]
}

/** What profit is counted under. */
const subjectOf = (markets: SlipFacts['markets']): Pick<TicketWrite, 'sport' | 'competitionId' | 'marketType'> => {
  const now = markets.flatMap((market) => (market ? [market.now] : []))
  return {
    sport: onlyOf(now.map(({ sport }) => sport)) ?? '',
    competitionId: onlyOf(now.map(({ competitionId }) => competitionId)) ?? 0,
    marketType: onlyOf(now.map(({ type }) => type)) ?? 0,
  }
}
const onlyOf = <T>(all: readonly T[]): T | undefined => (new Set(all).size === 1 ? all[0] : undefined)

const refusedBy = ({ stored }: TicketFacts, code: ResultCode): Becomes | undefined =>
  stored && {
    state: 'refused',
    code,
    asked: askedOf(stored),
    judged: undefined,
    acceptance: undefined,
    acceptAt: null,
  }

/** Of the tickets that were accepted, each row once. */
const changesOf = (written: readonly Write[]): ExposureChange[] => {
  const changes = new Map<string, ExposureChange>()
  for (const { siteId, state, exposed, liability } of written)
    for (const { kind, key, staked, loss } of state === 'accepted' ? exposed : []) {
      const name = exposedName(siteId, { kind, key })
      const one = changes.get(name) ?? {
        siteId,
        kind,
        key,
        tickets: 0,
        staked: 0,
        loss: 0,
        most: liability?.[kind] ?? 0,
      }
      changes.set(name, { ...one, tickets: one.tickets + 1, staked: one.staked + staked, loss: one.loss + loss })
    }
  return [...changes.values()]
}

const emitChanged = (ctx: Ctx, written: readonly Write[]): void => {
  const tickets = written.map(({ siteId, memberId, ticketId, state }) => ({ siteId, memberId, ticketId, state }))
  if (tickets.length > 0) ctx.emit('sportsbook.tickets-changed', { tickets })
}

export type Tickets = {
  /** Resolves when the outcome is on disk. Throws TryLater when too much waits. */
  submit(player: Player, operation: TicketOperation): Promise<WriterAnswer<TicketOutcome>>
}

export const createTickets = (services: Services, writer: WagerWriter = wagerWriterOf(services)): Tickets => ({
  submit: (player, operation) => writer.submit(ticketSource, { operation, player }),
})

const known = new WeakMap<Services, Tickets>()

/** Those of this process. Their writer ends with the module of the wagers. */
export const ticketsOf = (services: Services): Tickets => {
  const tickets = known.get(services) ?? createTickets(services)
  known.set(services, tickets)
  return tickets
}
