import { shown } from './judge.ts'
import type { PartCheck } from './studio/checks.ts'

/** Asks every check of a part, and whether each finds the wrong that is done to it. */
export const partWeigher =
  (count: (isFine: boolean) => void) =>
  <E>(evidence: E, all: readonly PartCheck<E>[]): void => {
    for (const { name, seen, find, spoil } of all) {
      const findings = find(evidence)
      const spoilt = spoil(evidence)
      const isSharp = spoilt !== undefined && find(spoilt).length > findings.length
      console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'}  ${name}  (${seen(evidence)})`)
      for (const finding of shown(findings)) console.log(`        ${finding}`)
      if (!isSharp) console.log(`FAIL  it finds nothing when it should: ${name}`)
      count(findings.length === 0)
      count(isSharp)
    }
  }
