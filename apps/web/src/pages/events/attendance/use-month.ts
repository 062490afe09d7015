import { useFilter } from '../../../shared/period/use-filter.ts'

/** `YYYY-MM`, so many months later. */
export const monthAway = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 'YYYY-MM'.length)
}

/** The month of the address; '' is that of today. */
export const useMonth = () => {
  const { search, change } = useFilter()
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(search.month ?? '') ? (search.month ?? '') : ''
  return { month, turnTo: (next: string) => change({ month: next }) }
}
