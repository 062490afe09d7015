import { use } from 'react'
import type { PageModule, RouteRow } from './route.ts'
import type { Layout } from './width.ts'

/** How long a failed load is remembered, so that a screen does not ask in a circle. */
const failureMs = 3_000
const pending = new WeakMap<object, Promise<PageModule>>()

/** Loads a page's code once; a failed load may be tried again a moment later. */
export const loadPage = (row: RouteRow, layout: Layout): Promise<PageModule> => {
  const load = row.page[layout]
  const known = pending.get(load)
  if (known) return known
  // React reads a promise that carries its outcome without waiting.
  const promise: Promise<PageModule> = load().then(
    (page) => Object.assign(promise, { status: 'fulfilled', value: page }).value,
  )
  promise.catch(() => setTimeout(() => pending.delete(load), failureMs))
  pending.set(load, promise)
  return promise
}

/** The page's component; suspends while its code is on the way. */
export const usePage = (row: RouteRow, layout: Layout): PageModule => use(loadPage(row, layout))
