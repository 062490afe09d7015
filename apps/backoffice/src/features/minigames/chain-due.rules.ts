import type { MiniChainRow } from '@maru/contract'

/** `salt`: the salt of a chain that waits; `chain`: a new one. `by`: when the last draw that chains have links for is made; null: there are none even now. */
export type ChainDue = { what: 'salt' | 'chain'; by: string | null }

/** What a game needs next for its draws to go on, of all its chains. */
export const chainDue = (rows: readonly MiniChainRow[], now: number): ChainDue => {
  const ends = rows.flatMap(({ lastDrawAt }) => (lastDrawAt && Date.parse(lastDrawAt) > now ? [lastDrawAt] : []))
  return {
    what: rows.some(({ state }) => state === 'committed') ? 'salt' : 'chain',
    by: ends.sort().at(-1) ?? null,
  }
}
