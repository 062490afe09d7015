import { goTo, useLocation } from '../navigation/index.ts'

/** A list's filter, kept in the address: it survives a reload and the change of layouts. A change goes back to the first page. */
export const useFilter = () => {
  const { path, search } = useLocation()
  const write = (next: Record<string, string | undefined>): void => {
    const kept = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]))
    const query = new URLSearchParams(kept)
    goTo(query.size > 0 ? `${path}?${query}` : path, { replace: true })
  }
  return {
    search,
    page: pageOf(search.page),
    change: (changes: Record<string, string | undefined>) => write({ ...search, page: undefined, ...changes }),
    turnTo: (page: number) => write({ ...search, page: page > 1 ? String(page) : undefined }),
  }
}

const pageOf = (text: string | undefined): number => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
