import { plainWords } from '../../../shared/text/plain-words.ts'
import { bettingSeconds, faceOf } from '../rules/face.rules.ts'
import { type Family, families, familyOf, keyOf, type Table } from '../table.ts'

/** `least`: tables where so little is enough. `most`: tables that take so much. Both in units of the ledger. */
export type Limit = { least: number } | { most: number } | null
export type Filter = {
  show: 'all' | 'favourites' | Family
  words: string
  hasTime: boolean
  hasSeat: boolean
  limit: Limit
}
export const noFilter: Filter = { show: 'all', words: '', hasTime: false, hasSeat: false, limit: null }

/** Time enough to look at the places and bet. */
export const enoughSeconds = 10

type Facts = { favourites: ReadonlySet<string>; now: number }

export const filtered = (tables: readonly Table[], filter: Filter, { favourites, now }: Facts): Table[] => {
  const wanted = plainWords(filter.words)
  return tables.filter(
    (entry) =>
      (filter.show === 'all' ||
        (filter.show === 'favourites' ? favourites.has(keyOf(entry.table)) : familyOf(entry.table) === filter.show)) &&
      (!wanted || namesOf(entry).some((name) => plainWords(name).includes(wanted))) &&
      (!filter.hasTime || bettingSeconds(entry.table, now) >= enoughSeconds) &&
      (!filter.hasSeat || hasSeat(entry)) &&
      fits(entry, filter.limit),
  )
}

const namesOf = ({ game }: Table): string[] => [game.name, game.vendorName, ...Object.values(game.names)]

/** Games without seats have room for everybody. */
const hasSeat = ({ table }: Table): boolean =>
  faceOf(table).canEnter && (!table.seats || table.seats.taken.length < table.seats.all)

const fits = ({ table }: Table, limit: Limit): boolean => {
  if (!limit) return true
  return 'least' in limit ? table.minimumStake <= limit.least : table.maximumStake >= limit.most
}

/** Games that the site has, with how many tables each. */
export const countsOf = (tables: readonly Table[]): { family: Family; count: number }[] =>
  families
    .map((family) => ({ family, count: tables.filter(({ table }) => familyOf(table) === family).length }))
    .filter(({ count }) => count > 0)

const choices = 3
/** Limits worth choosing among these tables: a few of the smallest least stakes, and the largest most ones. Those that every table meets are left out. */
export const limitsOf = (tables: readonly Table[]): Exclude<Limit, null>[] => {
  const leasts = different(tables.map(({ table }) => table.minimumStake))
  const mosts = different(tables.map(({ table }) => table.maximumStake))
  return [
    ...leasts
      .slice(0, -1)
      .slice(0, choices)
      .map((least) => ({ least })),
    ...mosts
      .slice(1)
      .slice(-choices)
      .map((most) => ({ most })),
  ]
}
const different = (sums: readonly number[]): number[] => [...new Set(sums)].toSorted((a, b) => a - b)
