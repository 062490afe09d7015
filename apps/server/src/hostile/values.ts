/** What an enemy puts in the place of any field. None may make a server stumble. */
export const wrongValues: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  2 ** 53,

  1e300,
  '',
  'NaN',
  '9999-12-31',
  '0000-01-01',
  '9999-12-31 23:59:59',
  '2026-02-31',
  '0000-01-01T00:00:00Z',
  'zzzzzzzzzzz-zzzzzzzzzzz',
  "'; DROP TABLE identity.member; --",
  'constructor',
  '__proto__',
  'null\u0000character',
  'half \ud800 a pair',
  '\u202eright to left',
  'x'.repeat(10_000),
  [],
  {},
  { $ne: null },
  // What looks like a value to whoever turns it into a text or a number, or waits for it.
  { toString: 1 },
  { toString: null, valueOf: null },
  { valueOf: 'x', toJSON: 1 },
  JSON.parse('{"then":1}'),
  { length: 1e9 },
  { 0: 'x', length: 1 },
  [[1]],
  [{ toString: 1 }],
  ['1'],
  -1e300,
  '9'.repeat(400),
  JSON.parse(`${'{"x":'.repeat(14)}1${'}'.repeat(14)}`),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}'),
]

/** Numbers as an enemy writes them: a double would make an amount of most. */
export const wrongNumbers: readonly string[] = [
  '100000000.0000000001',
  '100000000.0',
  '1e8',
  '-0',
  '-1',
  '1e400',
  '9007199254740993',
  '1'.padEnd(400, '0'),
  '0,"amount":100000000',
  '100000000,"amount":100000000',
]

/** In the place of an id in a path. */
export const wrongParams: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '9007199254740993',
  '1e3',
  '0x10',
  'NaN',
  '%00',
  "1' OR '1'='1",
  '__proto__',
  'x'.repeat(90),
]

/** In the place of what a list is asked for. */
export const wrongQuestions: readonly string[] = [
  '',
  '0',
  '-1',
  '1.5',
  '9007199254740991',
  '9007199254740993',
  '1e300',
  // Places in lists of one to three numbers that no row has.
  '9'.repeat(15),
  `${'9'.repeat(15)}-1`,
  `${'9'.repeat(15)}-1-1`,
  `1-${'9'.repeat(15)}-${'9'.repeat(15)}`,
  'NaN',
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  "' OR 1=1 --",
  'x'.repeat(5_000),
]

/** Arrays within arrays, as deep as a body has room for. */
export const deepJson = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

type Path = readonly (string | number)[]

/** Every place in a value that holds something, the value itself left out. */
export const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [[...path, name], ...placesIn(inner, [...path, name])])

/** The value with something else at one place; the original stays as it is. */
export const withAt = (value: unknown, [name, ...rest]: Path, put: unknown): unknown => {
  if (name === undefined) return put
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[name] = withAt(copy[name], rest, put)
  return copy
}

/** With HOSTILE=whole (`script/test --nightly`) every value comes to every place; by day each place meets a tenth of the values, the next place another tenth. */
const isWhole = process.env.HOSTILE === 'whole'
const parts = isWhole ? 1 : 10
const share = Number(process.env.SHARE ?? 0)
let met = share

/** What is put where. */
export const attacksOn = <Place>(places: readonly Place[]): { place: Place; value: unknown }[] =>
  places.flatMap((place) => {
    const part = met++ % parts
    return wrongValues.filter((_value, no) => no % parts === part).map((value) => ({ place, value }))
  })

const SHARES_OF_CALLS = 3
/** Calls that a run of the day attacks: what is refused before a call is known by its own code is the same for all. All without a share, and by night. */
export const attackedToday = <Call>(calls: readonly Call[]): Call[] =>
  calls.filter((_, no) => isWhole || !process.env.SHARE || no % SHARES_OF_CALLS === share % SHARES_OF_CALLS)

/** Eight at a time: an attack of thousands of requests must not take minutes. */
export const inTurns = async <T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> => {
  const left = [...all]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) await act(one)
    }),
  )
}
