import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { toolPath } from './run-tool.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'maru-imports-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
}

/** Each importing file with the names of the rules that it breaks. */
function broken(): Record<string, string[]> {
  const args = ['--config', join(ROOT, '.dependency-cruiser.cjs'), '--output-type', 'json', '.']
  const { stdout, stderr } = spawnSync(process.execPath, [toolPath('depcruise'), ...args], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  if (!stdout) throw new Error(stderr)
  const { violations } = JSON.parse(stdout).summary as { violations: { from: string; rule: { name: string } }[] }
  const byFile = Object.groupBy(violations, ({ from }) => from)
  return Object.fromEntries(
    Object.entries(byFile).map(([file, list = []]) => [file, [...new Set(list.map(({ rule }) => rule.name))]]),
  )
}

const MODULES = 'apps/server/src/modules'
const value = 'export const value = 1\n'
const uses = (path: string) => `import { value } from '${path}'\nexport const other = value\n`

/** Rule, who imports, by which path, what is there. */
const FORBIDDEN: readonly [string, string, string, string][] = [
  [
    'ledger-uses-only-its-own',
    `${MODULES}/ledger/a.service.ts`,
    '../identity/index.ts',
    `${MODULES}/identity/index.ts`,
  ],
  [
    'module-by-its-door',
    `${MODULES}/cashier/a.service.ts`,
    '../ledger/posting.service.ts',
    `${MODULES}/ledger/posting.service.ts`,
  ],
  [
    'events-are-for-live',
    `${MODULES}/cashier/reads-events.service.ts`,
    '../ledger/events.ts',
    `${MODULES}/ledger/events.ts`,
  ],
  [
    'platform-knows-no-business',
    'apps/server/src/platform/http/a.ts',
    '../../modules/site/index.ts',
    `${MODULES}/site/index.ts`,
  ],
  [
    'calls-go-through-services',
    `${MODULES}/site/calls/guest/a.ts`,
    '../../bank.repository.ts',
    `${MODULES}/site/bank.repository.ts`,
  ],
  ['rules-are-pure', `${MODULES}/site/a.rules.ts`, './a.service.ts', `${MODULES}/site/a.service.ts`],
  ['repositories-only-store', `${MODULES}/site/a.repository.ts`, './a.service.ts', `${MODULES}/site/a.service.ts`],
  ['apps-stand-alone', 'apps/studio/src/a.ts', '../../server/src/b.ts', 'apps/server/src/b.ts'],
  ['packages-know-no-app', 'packages/client/src/a.ts', '../../../apps/web/src/b.ts', 'apps/web/src/b.ts'],
  ['ui-stands-alone', 'packages/ui/src/a.ts', '../../client/src/b.ts', 'packages/client/src/b.ts'],
  ['contract-stands-alone', 'packages/contract/src/a.ts', '../../client/src/b.ts', 'packages/client/src/b.ts'],
  [
    'studio-is-an-outside-vendor',
    'apps/studio/src/knows-contract.ts',
    '../../../packages/contract/src/b.ts',
    'packages/contract/src/b.ts',
  ],
  ['shared-knows-no-feature', 'apps/web/src/shared/a.ts', '../features/cash/b.ts', 'apps/web/src/features/cash/b.ts'],
  ['feature-knows-no-page', 'apps/web/src/features/cash/a.ts', '../../pages/main/b.ts', 'apps/web/src/pages/main/b.ts'],
  ['page-knows-no-app', 'apps/web/src/pages/main/a.ts', '../../app/b.ts', 'apps/web/src/app/b.ts'],
  [
    'features-stand-alone',
    'apps/web/src/features/cash/knows-auth.ts',
    '../auth/b.ts',
    'apps/web/src/features/auth/b.ts',
  ],
  ['testkit-is-for-tests', 'apps/server/src/a.ts', '../../../packages/testkit/src/b.ts', 'packages/testkit/src/b.ts'],
  ['resolves', 'apps/server/src/leads-nowhere.ts', './nowhere.ts', 'apps/server/src/b.ts'],
] as const

test('each forbidden import is caught by its own rule', () => {
  for (const [, importer, path, imported] of FORBIDDEN) write({ [imported]: value, [importer]: uses(path) })
  expect(broken()).toEqual(Object.fromEntries(FORBIDDEN.map(([rule, importer]) => [importer, [rule]])))
})

test('a circle is caught, one of types alone is not', () => {
  const at = `${MODULES}/site`
  write({
    [`${at}/a.ts`]: uses('./b.ts').replace('other', 'value'),
    [`${at}/b.ts`]: uses('./a.ts').replace('other', 'value'),
  })
  expect(Object.values(broken())).toEqual([['no-cycle']])
  write({ [`${at}/b.ts`]: `import type { value } from './a.ts'\nexport type B = typeof value\n` })
  expect(broken()).toEqual({})
})

test('what the rules allow goes through', () => {
  write({
    [`${MODULES}/ledger/index.ts`]: value,
    [`${MODULES}/ledger/events.ts`]: value,
    [`${MODULES}/ledger/posting.fixture.ts`]: value,
    [`${MODULES}/cashier/a.service.ts`]: uses('../ledger/index.ts'),
    [`${MODULES}/cashier/a.test.ts`]: uses('../ledger/posting.fixture.ts'),
    [`${MODULES}/cashier/calls/member/deposit.ts`]: uses('../../a.service.ts').replace('value }', 'other as value }'),
    [`${MODULES}/live/cash.service.ts`]: uses('../ledger/events.ts'),
    'apps/web/src/pages/main/page.tsx': uses('../../features/cash/cash.ts'),
    'apps/web/src/features/cash/cash.ts': value,
  })
  expect(broken()).toEqual({})
})
