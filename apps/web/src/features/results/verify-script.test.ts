import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the code that members copy is that of the guide, whose output a test compares', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/verify-a-draw.md'), 'utf8')
  const code = readFileSync(join(import.meta.dirname, 'verify.py'), 'utf8')
  expect(code.split('\n')).toHaveLength(21)
  expect(guide).toContain(`\`\`\`python\n${code}\`\`\``)
})
