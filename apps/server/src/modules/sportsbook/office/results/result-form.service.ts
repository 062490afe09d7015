import type { SportFormMarket, SportResultForm } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { StaffRefusal } from '../../../../platform/refusal.ts'
import { staffNames } from '../../../identity/index.ts'
import {
  allMarketsOf,
  type MarketResult,
  resultVersions,
  type SaidResult,
  type StaffMarket,
  staffEvent,
  wordsOf,
} from '../../../sportsdata/index.ts'
import { legBy } from '../../settle/leg-result.rules.ts'
import { eventsOut } from './event-out.service.ts'
import { followsFrom } from './follows.rules.ts'
import { isOfEverySite, oldestOpen } from './four-eyes.service.ts'
import { waitingChangeOf } from './result-change.repository.ts'
import { openEntries } from './result-entry.repository.ts'
import { partsOf } from './score.rules.ts'
import { marketsWithTickets } from './stakes.repository.ts'
import { neededFor } from './typed.rules.ts'
import { entryOut } from './waiting.service.ts'

/** What has to be typed of an event, and what is said of its markets now. What the first of two typed is not among it. */
export const resultForm = async (ctx: StaffCtx, eventId: number): Promise<SportResultForm> => {
  const event = await staffEvent(ctx, eventId)
  const shown = (await eventsOut(ctx, [eventId])).get(eventId)
  if (!event || !shown) throw new StaffRefusal('STAFF_NOT_FOUND')
  const markets = await marketsWithTickets(ctx, await allMarketsOf(ctx, eventId), 'all')
  const versions = await resultVersions(ctx, eventId)
  const out = await marketsOut(ctx, event.sport, markets, versions)
  const open = markets.filter((_, i) => out[i]?.isOpen)
  const { needsScore } = neededFor(event.sport, open)
  const entry = (await openEntries(ctx, [eventId], oldestOpen(ctx))).get(eventId)
  const names = await staffNames(ctx, entry ? [entry.enteredBy] : [])
  return {
    event: shown,
    mayDecide: await isOfEverySite(ctx),
    isBout: partsOf[event.sport].scoring === 'bout',
    needsScore,
    parts: partsOut(event.sport, open),
    changeParts: partsOut(event.sport, markets),
    markets: out,
    entry: entryOut(ctx, entry, names),
    changeId: (await waitingChangeOf(ctx, eventId, oldestOpen(ctx))) ?? null,
  }
}

const partsOut = (
  sport: SportResultForm['event']['sport'],
  markets: readonly StaffMarket[],
): SportResultForm['parts'] => {
  const { own, extra } = partsOf[sport]
  const { needsParts } = neededFor(sport, markets)
  const most = own.kind === 'half' ? 1 : own.most
  const regular = { kind: own.kind, nrs: Array.from({ length: most }, (_, i) => i + 1), isRequired: true }
  return [...(needsParts ? [regular] : []), ...extra.map((kind) => ({ kind, nrs: [1], isRequired: false }))]
}

const marketsOut = async (
  ctx: StaffCtx,
  sport: SportResultForm['event']['sport'],
  markets: readonly StaffMarket[],
  versions: ReadonlyMap<string, readonly SaidResult[]>,
): Promise<SportFormMarket[]> => {
  const selections = markets.flatMap(({ eventId, marketKey, outcomes }) =>
    outcomes.map(({ id }) => ({ eventId, marketKey, outcome: id })),
  )
  const words = await wordsOf(selections, ctx)
  const named = new Map(selections.map(({ marketKey, outcome }, i) => [`${marketKey} ${outcome}`, words[i]]))
  return markets.map((market) => {
    const { marketKey, outcomes, state } = market
    const said = versions.get(marketKey)?.[0]
    const wordOf = (id: string) => named.get(`${marketKey} ${id}`)
    return {
      key: marketKey,
      name: wordOf(outcomes[0]?.id ?? '')?.market[ctx.language] ?? marketKey,
      isByHand: followsFrom(sport, market) === 'hand',
      isOpen: state !== 'settled' && state !== 'cancelled',
      outcomes: outcomes.map(({ id }) => ({
        id,
        name: wordOf(id)?.outcome[ctx.language] ?? id,
        state: said ? legBy(asResult(market, said), id, NEVER).state : 'open',
      })),
      result: said
        ? {
            kind: said.kind,
            source: said.source,
            version: said.version,
            at: said.at.toISOString(),
            reason: said.reason,
            isPartlyVoid: said.windows.length > 0,
          }
        : null,
    }
  })
}

/** Before any window begins. */
const NEVER = new Date(0)
const asResult = (
  { eventId, marketKey }: StaffMarket,
  { version, kind, windows, outcomes }: SaidResult,
): MarketResult => ({
  eventId,
  marketKey,
  version,
  kind,
  windows: kind === 'void' ? windows : [],
  outcomes,
  rulesVersion: '',
})
