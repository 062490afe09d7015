/** Something that took time: a part of the tests, a test file, a story. */
export interface Timed {
  name: string
  seconds: number
}

/** A step, with the longest of what it ran. */
export interface Part extends Timed {
  longest: readonly Timed[]
}

const LONGEST = 10

/** The ten that took longest, longest first. */
export const longestOf = (all: readonly Timed[]): Timed[] =>
  all.toSorted((one, other) => other.seconds - one.seconds).slice(0, LONGEST)

/** A line for each part, in the order in which they ended, and under it the longest of what it ran. */
export const timeTable = (parts: readonly Part[]): string =>
  parts
    .flatMap((part) => [line(part), ...part.longest.map((one) => `         ${line(one)}`)])
    .map((text) => `  ${text}`)
    .join('\n')

const line = ({ name, seconds }: Timed): string => `${seconds.toFixed(1).padStart(6)} s  ${name}`
