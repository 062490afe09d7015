import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rows } from '../../bench/rows.ts'

test('the guide about money names every row of the bench with its mark', () => {
  const guide = readFileSync(new URL('../../docs/guides/how-money-moves.md', import.meta.url), 'utf8')
  const named = [...guide.matchAll(/^\| `([\w.-]+)` \| [^|]+ \| ([≥≤] [\d.]+)/gm)].map(
    ([, name, mark]) => `${name} ${mark}`,
  )
  expect(named.sort()).toEqual(rows.map((row) => `${row.name} ${row.isAtMost ? '≤' : '≥'} ${row.mark}`).sort())
})
