import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows } from '../../bench/rows.ts'

test('the figures of the bench name every row with its mark', () => {
  const figures = readFileSync(new URL('../../bench/figures.md', import.meta.url), 'utf8')
  const named = [...figures.matchAll(/^\| `([\w.-]+)` \| [^|]+ \| ([≥≤] [\d.]+)/gm)].map(
    ([, name, mark]) => `${name} ${mark}`,
  )
  expect(named.sort()).toEqual(rows.map((row) => `${row.name} ${row.isAtMost ? '≤' : '≥'} ${row.mark}`).sort())
})
