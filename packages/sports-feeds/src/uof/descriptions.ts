import type { DescribedOutcome, Language, MarketDescription, Names, VariantDescription } from '../message.ts'
import { neededText, neededWhole } from './attributes.ts'
import { childOf, childrenOf, type Element } from './xml.ts'

/** Descriptions of markets in one language. One that cannot be read is left out. */
export const marketsOf = (root: Element, language: Language): MarketDescription[] =>
  childrenOf(root, 'market').flatMap((market) =>
    readable(() => ({
      type: neededWhole(market, 'id'),
      groups: (market.attributes.groups ?? '').split('|').filter((group) => group !== ''),
      names: namesOf(market, language),
      specifiers: childrenOf(childOf(market, 'specifiers'), 'specifier').map((specifier) =>
        neededText(specifier, 'name'),
      ),
      outcomes: outcomesOf(market, language),
    })),
  )

/** Outcomes of variants in one language. */
export const variantsOf = (root: Element, language: Language): VariantDescription[] =>
  childrenOf(root, 'variant').flatMap((variant) =>
    readable(() => ({ id: neededText(variant, 'id'), outcomes: outcomesOf(variant, language) })),
  )

/** The same markets in several languages as one list. */
export const marketsInLanguages = (lists: readonly (readonly MarketDescription[])[]): MarketDescription[] =>
  merged(
    lists.flat(),
    ({ type }) => type,
    (before, next) => ({
      ...before,
      names: { ...before.names, ...next.names },
      outcomes: outcomesJoined(before.outcomes, next.outcomes),
    }),
  )

export const variantsInLanguages = (lists: readonly (readonly VariantDescription[])[]): VariantDescription[] =>
  merged(
    lists.flat(),
    ({ id }) => id,
    (before, next) => ({
      ...before,
      outcomes: outcomesJoined(before.outcomes, next.outcomes),
    }),
  )

function merged<T>(all: readonly T[], keyOf: (one: T) => string | number, join: (before: T, next: T) => T): T[] {
  const byKey = new Map<string | number, T>()
  for (const next of all) {
    const before = byKey.get(keyOf(next))
    byKey.set(keyOf(next), before ? join(before, next) : next)
  }
  return [...byKey.values()]
}

function outcomesJoined(before: readonly DescribedOutcome[], next: readonly DescribedOutcome[]): DescribedOutcome[] {
  const names = new Map(next.map((outcome) => [outcome.id, outcome.names]))
  return before.map((outcome) => ({ id: outcome.id, names: { ...outcome.names, ...names.get(outcome.id) } }))
}

const outcomesOf = (element: Element, language: Language): DescribedOutcome[] =>
  childrenOf(childOf(element, 'outcomes'), 'outcome').map((outcome) => ({
    id: neededText(outcome, 'id'),
    names: namesOf(outcome, language),
  }))

const namesOf = (element: Element, language: Language): Names =>
  element.attributes.name ? { [language]: element.attributes.name } : {}

function readable<T>(read: () => T): T[] {
  try {
    return [read()]
  } catch {
    return []
  }
}
