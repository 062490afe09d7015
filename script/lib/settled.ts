/** Tests that take long or are many, and what they prove: by day every third file of them runs, and all where what they prove was changed of late. */
type Settled = { tests: RegExp; prove: readonly string[] }

const settled: readonly Settled[] = [
  {
    tests: /^apps\/studio\//,
    prove: ['apps/studio/', 'packages/live-games/', 'packages/stomp/', 'packages/vendor-wallet/'],
  },
  ...['draws', 'live-games', 'postgres', 'sports-feeds', 'sports-simulator', 'stomp', 'vendor-wallet'].map((name) => ({
    tests: new RegExp(`^packages/${name}/`),
    prove: [`packages/${name}/`],
  })),
  {
    tests: /^script\/lib\/(seed-killed|verify-ledger|pam-fixture|operator)\.test\.ts$/,
    prove: [
      'script/lib/',
      'apps/server/seeds/',
      'apps/server/src/modules/ledger/',
      'apps/server/src/modules/games/adapters/',
    ],
  },
  {
    tests: /^script\/lib\/verify-commissions\.test\.ts$/,
    prove: ['script/lib/', 'packages/commission/', 'apps/server/src/modules/partner/'],
  },
]

/** Products of the server. What moves money stands in `ledger`, `wagers` and `cashier`, whose tests always run. */
const products: readonly Settled[] = [
  'games',
  'identity',
  'minigames',
  'partner',
  'promotions',
  'protection',
  'sportsbook',
  'sportsdata',
].map((name) => ({
  tests: new RegExp(`^apps/server/src/modules/${name}/`),
  prove: [name, 'ledger', 'wagers'].map((module) => `apps/server/src/modules/${module}/`),
}))
const EVERY = 3

/**
 * Which of these test files rest in a run of the day. `share` and `changed` (paths) are what `chooseShare` says; without a share, as when somebody runs a test by
 * hand and as by night, none rests.
 */
export const restingTests = (
  files: readonly string[],
  { share, changed }: { share: number | undefined; changed: readonly string[] },
): string[] => {
  if (share === undefined) return []
  return [...settled, ...products].flatMap(({ tests, prove }) => {
    if (changed.some((path) => prove.some((folder) => path.startsWith(folder)))) return []
    return files
      .filter((file) => tests.test(file))
      .toSorted()
      .filter((_, n) => n % EVERY !== share % EVERY)
  })
}
