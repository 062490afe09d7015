import { type ComponentType, lazy } from 'react'

/** Between the tries. */
const waitsMs = [1_000, 4_000, 15_000]
type Loaded<P> = { default: ComponentType<P> }

/** A part of a page whose code comes later. Code that does not come is asked for again, and in the end the part is missing: never the whole page. */
export const lazyPart = <P extends object>(load: () => Promise<Loaded<P>>) => lazy(() => loadOrNothing(load))

export const loadOrNothing = async <P>(load: () => Promise<Loaded<P>>): Promise<Loaded<P>> => {
  for (const waitMs of waitsMs) {
    const loaded = await load().catch(() => undefined)
    if (loaded) return loaded
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return load().catch(() => ({ default: () => null }))
}
