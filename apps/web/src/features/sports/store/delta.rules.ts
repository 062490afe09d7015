import type {
  SportEventDelta,
  SportEventOut,
  SportIncidentOut,
  SportMarketDelta,
  SportMarketOut,
  SportOutcomeOut,
} from '@maru/contract'

/** A market after a message. An unchanged one, and unchanged outcomes of a changed one, stay the same objects: only what changed is drawn again. */
export const withMarketDelta = (market: SportMarketOut, delta: SportMarketDelta): SportMarketOut => {
  const said = new Map(delta.outcomes.map((outcome) => [outcome[0], outcome]))
  const outcomes = market.outcomes.map((outcome) => {
    const [, price, isActive] = said.get(outcome.id) ?? [outcome.id, outcome.price, outcome.isActive]
    return price === outcome.price && isActive === outcome.isActive ? outcome : { ...outcome, price, isActive }
  })
  const isSame = market.state === delta.state && outcomes.every((outcome, at) => outcome === market.outcomes[at])
  return isSame ? market : { ...market, state: delta.state, outcomes }
}

/** A market as it was answered again, with the objects that are known already where nothing differs. */
export const sharedMarket = (known: SportMarketOut | undefined, answered: SportMarketOut): SportMarketOut => {
  if (!known) return answered
  const before = new Map(known.outcomes.map((outcome) => [outcome.id, outcome]))
  const outcomes = answered.outcomes.map((outcome) => {
    const same = before.get(outcome.id)
    return same && isSameOutcome(same, outcome) ? same : outcome
  })
  const isSame =
    known.state === answered.state &&
    known.name === answered.name &&
    known.group === answered.group &&
    known.outcomes.length === outcomes.length &&
    outcomes.every((outcome, at) => outcome === known.outcomes[at])
  return isSame ? known : { ...answered, outcomes }
}

const isSameOutcome = (a: SportOutcomeOut, b: SportOutcomeOut): boolean =>
  a.price === b.price && a.isActive === b.isActive && a.name === b.name

/** The event itself after a message: its state, start, score and clock. */
export const withHeadDelta = (event: SportEventOut, delta: SportEventDelta): SportEventOut => ({
  ...event,
  version: delta.version,
  state: delta.state ?? event.state,
  startsAt: delta.startsAt ?? event.startsAt,
  score: delta.score === undefined ? event.score : delta.score,
  clock: delta.clock === undefined ? event.clock : delta.clock,
})

/** What is shown of an event without its markets is the same, so that a price alone draws no head again. */
export const isSameHead = (a: SportEventOut, b: SportEventOut): boolean =>
  a.state === b.state &&
  a.startsAt === b.startsAt &&
  JSON.stringify(a.score) === JSON.stringify(b.score) &&
  JSON.stringify(a.clock) === JSON.stringify(b.clock)

const nameOf = ({ at, kind, side, home, away }: SportIncidentOut): string => [at, kind, side, home, away].join(' ')

/** All incidents in the order of their time, also where they come newest first; one that came twice stands once. */
export const joinedIncidents = (
  known: readonly SportIncidentOut[],
  said: readonly SportIncidentOut[],
): readonly SportIncidentOut[] => {
  const names = new Set(known.map(nameOf))
  const isNewestFirst = (said[0]?.at ?? '') > (said.at(-1)?.at ?? '')
  const others = (isNewestFirst ? said.toReversed() : said).filter((incident) => !names.has(nameOf(incident)))
  if (others.length === 0) return known
  return [...known, ...others].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
