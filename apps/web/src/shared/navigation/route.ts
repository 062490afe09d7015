import type { Key } from '@maru/i18n/react'
import type { ComponentType } from 'react'
import { goTo, type PageLocation } from './location.ts'
import { currentLayout, type Layout } from './width.ts'

export type PageModule = { Page: ComponentType }
export type LoadPage = () => Promise<PageModule>

/** One row of the route table (`app/routes.ts`). `$name` in a path is a parameter; both paths carry the same ones. */
export type RouteRow = {
  desktop: string
  mobile: string
  /** `member`: needs a login. `guest`: of no use to somebody who is logged in. */
  guard: 'open' | 'member' | 'guest'
  /** `title.` and the row's name where it is not said. */
  title?: Key<'common'>
  /** `empty`: the page alone. Else with rail or tab bar, header, footer. */
  chrome?: 'empty'
  page: Record<Layout, LoadPage>
}

/** Filled by the route table, so that a link to a page that does not exist does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging needs an interface.
export interface Register {}
export type RouteName = Register extends { routes: infer Table } ? keyof Table & string : string

export type Target = { to: RouteName; params?: Record<string, string>; search?: Record<string, string | undefined> }
export type Match = { name: RouteName; row: RouteRow; params: Record<string, string>; layout: Layout }

export const titleKeyOf = (name: string, row: RouteRow): Key<'common'> =>
  row.title ?? (`title.${name}` as Key<'common'>)

let table: Readonly<Record<string, RouteRow>> = {}
export const registerRoutes = (rows: Readonly<Record<string, RouteRow>>): void => {
  table = rows
}

/** The address of a page in the layout at hand. */
export const addressOf = ({ to, params = {}, search = {} }: Target, layout: Layout = currentLayout()): string => {
  const path = (table[to]?.[layout] ?? '/').replace(/\$(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

export const navigate = (target: Target, options?: { replace?: boolean }): void => goTo(addressOf(target), options)

/** The page at a path, whichever layout's path it is: the layout at hand first. */
export const matchPath = (path: string, layout: Layout): Match | undefined => {
  const other = layout === 'desktop' ? 'mobile' : 'desktop'
  for (const side of [layout, other] as const)
    for (const [name, row] of Object.entries(table)) {
      const params = paramsOf(row[side], path)
      if (params) return { name: name as RouteName, row, params, layout: side }
    }
  return undefined
}

/** The same page's address in the other layout, with its search. */
export const siblingAddress = (match: Match, place: PageLocation, layout: Layout): string =>
  addressOf({ to: match.name, params: match.params, search: place.search }, layout)

/** What stands at an address that no page has. */
export const notFound = (layout: Layout): Match | undefined => {
  const row = table.notFound
  return row && { name: 'notFound' as RouteName, row, params: {}, layout }
}

const paramsOf = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const at = given[i] ?? ''
    if (!part.startsWith('$')) {
      if (part !== at) return undefined
      continue
    }
    try {
      params[part.slice(1)] = decodeURIComponent(at)
    } catch {
      return undefined
    }
  }
  return params
}
