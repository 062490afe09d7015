import { type DepositAccountRow, highestLevel } from '@maru/contract'

/** Levels that no account takes deposits of, as ranges: `3`, `7–15`. None of a site without accounts, which has its option. */
export const uncoveredLevels = (
  rows: readonly Pick<DepositAccountRow, 'isOn' | 'levelFrom' | 'levelTo'>[],
): string[] => {
  if (rows.length === 0) return []
  const levels = Array.from({ length: highestLevel }, (_, at) => at + 1).filter(
    (level) => !rows.some(({ isOn, levelFrom, levelTo }) => isOn && levelFrom <= level && level <= levelTo),
  )
  const ranges: [number, number][] = []
  for (const level of levels) {
    const last = ranges.at(-1)
    if (last && last[1] === level - 1) last[1] = level
    else ranges.push([level, level])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`))
}
