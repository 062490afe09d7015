import { use } from 'react'
import type { PageModule, RouteRow } from './route.ts'
import type { Layout } from './width.ts'

const loaded = new WeakMap<object, PageModule>()
const pending = new WeakMap<object, Promise<PageModule>>()

/** Loads a page's code once; a failed load may be tried again. */
export const loadPage = (row: RouteRow, layout: Layout): Promise<PageModule> => {
  const load = row.page[layout]
  const known = pending.get(load)
  if (known) return known
  const promise = load().then(
    (page) => {
      loaded.set(load, page)
      return page
    },
    (problem: unknown) => {
      pending.delete(load)
      throw problem
    },
  )
  pending.set(load, promise)
  return promise
}

/** The page's component; suspends while its code is on the way. */
export const usePage = (row: RouteRow, layout: Layout): PageModule => {
  const ready = loaded.get(row.page[layout])
  return ready ?? use(loadPage(row, layout))
}
