import type { Result } from 'lighthouse'

export interface Figures {
  performance: number
  accessibility: number
  bestPractices: number
  /** ms */
  lcp: number
  cls: number
  /** ms */
  tbt: number
  /** On the wire. */
  scriptBytes: number
}
export type Figure = keyof Figures

/** What each figure may be at worst. */
export const bounds: Partial<Record<Figure, { atLeast: number } | { atMost: number }>> = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 95 },
  bestPractices: { atLeast: 95 },
  cls: { atMost: 0.02 },
  scriptBytes: { atMost: 130_000 },
}

export const figuresOf = ({ categories, audits }: Result): Figures => {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcp: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 10_000) / 10_000,
    tbt: Math.round(value('total-blocking-time')),
    scriptBytes: scriptBytes(audits['network-requests']?.details),
  }
}

export const medians = (runs: readonly Figures[]): Figures => {
  const [first] = runs
  if (!first) throw new Error('no run')
  const names = Object.keys(first) as Figure[]
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as unknown as Figures
}

export const isWithin = (name: Figure, value: number): boolean => {
  const bound = bounds[name]
  if (!bound) return true
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost
}

/** Audits that cost points, worst first. */
export const complaintsOf = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      return audit && weight > 0 && audit.score !== null && audit.score < 0.9
        ? [`${id} ${audit.displayValue ?? audit.title}`]
        : []
    }),
  )

type Details = NonNullable<Result['audits'][string]['details']>
type Request = { resourceType?: string; transferSize?: number }

const scriptBytes = (details: Details | undefined): number => {
  const items = details?.type === 'table' ? (details.items as Request[]) : []
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
