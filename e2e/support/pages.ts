import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from './texts.ts'

export type Layout = 'desktop' | 'mobile'
export type Guard = 'open' | 'member' | 'guest'
export type SitePage = { name: string; guard: Guard } & Record<Layout, string>

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/** A place of the catalogue whose pages are looked at. */
const withVendor = (path: string): string =>
  path
    .replace('$vendor', 'studio')
    .replace('$msgIdx', '1')
    .replace('$event', '1')
    .replace('$view', 'winloose')
    .replace('$ticketId', '00000000-0000-4000-8000-000000000000')

/** Of the demo: its first notice, a post of a member, and a question of who looks at the pages at that width. */
const entries: Record<string, Record<Layout, string>> = {
  noticeRead: { desktop: '1', mobile: '1' },
  boardRead: { desktop: '10', mobile: '10' },
  qnaRead: { desktop: '1', mobile: '4' },
}
const withEntry = (path: string, name: string, layout: Layout): string =>
  path.replace('$boardIdx', entries[name]?.[layout] ?? '1')

/** Every row of the member site's route table, so that a page added there is looked at here. */
export const sitePages = (): SitePage[] => {
  const table = ['routes', 'account-routes', 'board-routes', 'sport-routes', 'ticket-routes', 'partner-routes']
    .map((name) => read(`apps/web/src/app/${name}.ts`))
    .join('')
  const rows = table.matchAll(
    /^ {2}(\w+): \{\n {4}desktop: '([^']+)',\n {4}mobile: '([^']+)',\n(?: {4}\/\/.*\n)*? {4}guard: '(\w+)'/gm,
  )
  const found = [...rows].map(([, name = '', desktop = '', mobile = '', guard]) => ({
    name,
    desktop: withEntry(withVendor(desktop), name, 'desktop'),
    mobile: withEntry(withVendor(mobile), name, 'mobile'),
    guard: guard as Guard,
  }))
  const all = table.match(/^ {4}guard: /gm)?.length
  if (found.length !== all) throw new Error(`the route table has ${all} pages, of which ${found.length} were read`)
  return found
}

/** Pages of partners alone; anybody else is told so there. */
export const isOfPartners = ({ name }: SitePage): boolean => /^(partner|stri)/.test(name) || name === 'give'

/** Rows whose page leads on to another path at once. */
export const leadsOn: readonly string[] = [
  'screenDescription',
  'oneFolderBetting',
  'twoFolderBetting',
  'stributorMypage',
]

const officeRoutes = 'apps/backoffice/src/app/routes'

/** Every path of the back office's router, but for the one that needs a member's number. */
export const officePaths = (): string[] => {
  const tables = readdirSync(join(import.meta.dirname, '../..', officeRoutes)).toSorted()
  const paths = tables.flatMap((file) =>
    [...read(join(officeRoutes, file)).matchAll(/^ {2}path: '([^']+)'/gm)].map(([, path = '']) => path),
  )
  return paths.filter((path) => !path.includes('$'))
}

/** What a page calls itself to a screen reader. */
export const htmlLang: Record<Language, string> = { ko: 'ko', en: 'en', vn: 'vi' }

/** One of the studio's slots and one of its tables. */
export const studioGames = [
  { name: 'game-slot', vendor: 'studio', game: 'moonlit-koi' },
  { name: 'game-baccarat', vendor: 'studio', game: 'baccarat' },
] as const
