import type { Ground, Slices } from './ground.ts'
import { type ProcessorShares, startProcessor } from './processor.ts'

/** One side of a comparison. */
export type Side = {
  name: string
  callers: number
  /** One operation, answered; true where it took effect. A side that does many at once says how many. */
  act: (caller: number) => Promise<boolean | number>
  /** Before each slice, outside its time. */
  prepare?: () => Promise<void>
  /** Throws when what was answered is not what the database holds. */
  check: (effective: number) => Promise<void>
  close: () => Promise<void>
}
/** What a side came to: operations per second, unless `unit` says otherwise, and the processor's share in each. */
export type Measured = ProcessorShares & { figure: number; unit?: 'ms' | 'B' }
export type Compared = { ratio: number; ours: Measured; beside?: Measured }

/** Alternated slices of operations per second, so that what else the machine does falls on both sides; medians of each. */
export const compare = async (
  ground: Ground,
  ours: Side,
  beside: Side,
  /** Where the server is not this process. */
  serverPid = process.pid,
  { pairs, sliceMs }: Slices = ground.size,
): Promise<Compared> => {
  const { warmUpMs } = ground.size
  try {
    for (const side of [ours, beside]) await slice(ground, side, warmUpMs, serverPid)
    return await alternate(pairs, {
      ours: () => slice(ground, ours, sliceMs, serverPid),
      beside: () => slice(ground, beside, sliceMs, serverPid),
    })
  } finally {
    await Promise.all([ours.close(), beside.close()])
  }
}

/** One slice of something that is not counted per second: `prepare` stands outside its processor time. */
export type FigureSide = {
  prepare?: () => Promise<void>
  run: () => Promise<Pick<Measured, 'figure' | 'unit'> & { operations: number }>
}

/** The same of any figures, such as times. The worst hundredth of a slice is a handful of requests, so a row says which slices it takes. */
export const compareFigures = async (
  ground: Ground,
  serverPid: number,
  { pairs }: Slices,
  sides: { ours: FigureSide; beside: FigureSide },
): Promise<Compared> => {
  const measure = async ({ prepare, run }: FigureSide): Promise<Measured> => {
    await prepare?.()
    const processor = startProcessor(ground, serverPid)
    const { operations, ...figure } = await run()
    return { ...figure, ...processor(operations) }
  }
  for (const side of [sides.ours, sides.beside]) await measure(side)
  return alternate(pairs, { ours: () => measure(sides.ours), beside: () => measure(sides.beside) })
}

const alternate = async (
  pairs: number,
  measure: Record<'ours' | 'beside', () => Promise<Measured>>,
): Promise<Compared> => {
  const figures: Record<'ours' | 'beside', Measured[]> = { ours: [], beside: [] }
  const ratios: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? (['ours', 'beside'] as const) : (['beside', 'ours'] as const)
    for (const side of order) figures[side].push(await measure[side]())
    ratios.push((figures.ours.at(-1)?.figure ?? 0) / (figures.beside.at(-1)?.figure ?? 1))
  }
  return { ratio: median(ratios), ours: mediansOf(figures.ours), beside: mediansOf(figures.beside) }
}

export const slice = async (ground: Ground, side: Side, ms: number, serverPid: number): Promise<Measured> => {
  await side.prepare?.()
  const processor = startProcessor(ground, serverPid)
  const start = performance.now()
  const end = start + ms
  let effective = 0
  const caller = async (number: number) => {
    while (performance.now() < end) {
      const acted = await side.act(number)
      effective += Number(acted)
    }
  }
  await Promise.all(Array.from({ length: side.callers }, (_, number) => caller(number)))
  const seconds = (performance.now() - start) / 1_000
  const shares = processor(effective)
  await side.check(effective)
  return { figure: effective / seconds, ...shares }
}

export const mediansOf = (measured: readonly Measured[]): Measured => ({
  ...measured[0],
  figure: median(measured.map(({ figure }) => figure)),
  serverUs: median(measured.map(({ serverUs }) => serverUs)),
  databaseUs: median(measured.map(({ databaseUs }) => databaseUs)),
})

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}
