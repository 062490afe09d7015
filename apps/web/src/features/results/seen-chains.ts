/** What this browser was shown of a chain when it first checked one of its rounds. */
export type SeenChain = { commitment: string; salt: string }
type Named = { game: string; chainId: number; committedAt: string }

const place = 'maru.chains'
/** Of four games, two chains a year each: what is older goes. */
const mostChains = 40

/** A chain as it was shown before: whoever changes it later is noticed by every browser that has checked a round. */
export const seenChain = (chain: Named): SeenChain | undefined => read()[nameOf(chain)]

/** Keeps the first showing of a chain; a later one changes nothing. */
export const noteChain = (chain: Named, { commitment, salt }: SeenChain): void => {
  const all = read()
  if (all[nameOf(chain)]) return
  const kept = Object.entries(all).slice(-(mostChains - 1))
  const next = {
    ...Object.fromEntries(kept),
    [nameOf(chain)]: { commitment: commitment.toLowerCase(), salt: salt.toLowerCase() },
  }
  try {
    localStorage.setItem(place, JSON.stringify(next))
  } catch {
    // Private windows have no room: the round is checked without it.
  }
}

const nameOf = ({ game, chainId, committedAt }: Named): string => `${game} ${chainId} ${committedAt}`

const read = (): Record<string, SeenChain | undefined> => {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof all === 'object' && all !== null ? (all as Record<string, SeenChain>) : {}
  } catch {
    return {}
  }
}
