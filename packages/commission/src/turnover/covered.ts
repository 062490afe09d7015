import type { Place } from './place.ts'

/** `counts`: what of the stake counts, in whole won. */
export type PlacedStake = { counts: bigint; place: Place }

/**
 * What these stakes bring back together whatever comes, if nobody took a margin: over every result the least of what the places that win return. Two opposite sides cover twice the smaller one. It
 * is never more than the stakes.
 */
export const coveredOf = (stakes: readonly PlacedStake[]): bigint => {
  const cells = new Map(
    stakes.flatMap(({ place }) => place.covers.map(({ field }) => [field.code, field.cells] as const)),
  )
  let least: bigint | null = null
  for (const result of resultsOf([...cells])) {
    const returned = stakes.reduce(
      (sum, { counts, place }) => (winsOn(place, result) ? sum + counts * BigInt(place.returns) : sum),
      0n,
    )
    if (returned === 0n) return 0n
    if (least === null || returned < least) least = returned
  }
  return least ?? 0n
}

/** Stakes whose places share a field, directly or over others, are looked at together; all others have nothing to do with each other. The order is that of the first stake of each. */
export const together = <S extends PlacedStake>(stakes: readonly S[]): S[][] => {
  const groups: { fields: Set<string>; stakes: S[] }[] = []
  for (const stake of stakes) {
    const fields = new Set(stake.place.covers.map(({ field }) => field.code))
    const [first, ...others] = groups.filter((group) => [...fields].some((code) => group.fields.has(code)))
    if (!first) {
      groups.push({ fields, stakes: [stake] })
      continue
    }
    first.stakes.push(...others.flatMap((other) => other.stakes), stake)
    first.fields = new Set([...first.fields, ...others.flatMap((other) => [...other.fields]), ...fields])
    for (const other of others) groups.splice(groups.indexOf(other), 1)
  }
  return groups.map((group) => group.stakes)
}

/** Which cell came, by field. */
type Result = ReadonlyMap<string, number>

function* resultsOf(fields: readonly (readonly [code: string, cells: number])[]): Generator<Result> {
  const [first, ...others] = fields
  if (!first) {
    yield new Map()
    return
  }
  for (const rest of resultsOf(others))
    for (let cell = 0; cell < first[1]; cell++) yield new Map(rest).set(first[0], cell)
}

const winsOn = ({ covers }: Place, result: Result): boolean =>
  covers.every(({ field, cells }) => cells.includes(result.get(field.code) ?? -1))
