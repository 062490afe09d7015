const mayUse = require('./apps/server/src/modules/dependencies.cjs')

const modules = Object.keys(mayUse)
const inModule = (name) => `^apps/server/src/modules/${name}/`

/** A module comes in through the other's index.ts, and only where the table says so. */
const moduleRules = modules.map((name) => ({
  name: `${name}-uses-only-its-own`,
  comment: `${name} may use ${mayUse[name].join(', ') || 'no other module'}: the table is apps/server/src/modules/dependencies.cjs`,
  severity: 'error',
  from: { path: inModule(name), pathNot: '\\.(test|fixture|suite|model)\\.ts$' },
  to: {
    path: '^apps/server/src/modules/[^/]+/',
    pathNot: [
      inModule(name),
      ...mayUse[name].map((other) => `^apps/server/src/modules/${other}/`),
      ...(name === 'live' ? ['/events\\.ts$'] : []),
    ],
  },
}))

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...moduleRules,
    rule(
      'module-by-its-door',
      'a module is used through its index.ts: what lies behind may change without asking. (Tests may build what they need; live may read events.ts.)',
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: '\\.(test|fixture|suite|model)\\.ts$' },
      {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/(index|events)\\.ts$'],
      },
    ),
    rule(
      'events-are-for-live',
      "only live may read another module's events.ts: what must happen with the money is a direct call",
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: '^apps/server/src/modules/live/' },
      { path: '^apps/server/src/modules/[^/]+/events\\.ts$', pathNot: '^apps/server/src/modules/$1/' },
    ),
    rule(
      'platform-knows-no-business',
      'platform/ has no business words: it may not import a module',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/(modules|app\\.ts|main\\.ts|http-lookups\\.ts)' },
    ),
    rule(
      'calls-go-through-services',
      'a call parses nothing and decides nothing: it asks a service, never a repository or a table of states',
      { path: '^apps/server/src/modules/[^/]+/calls/', pathNot: '\\.test\\.ts$' },
      { path: '\\.(repository|states|job)\\.ts$' },
    ),
    rule(
      'rules-are-pure',
      'rules and states decide from what they are given: no service, no repository, no database',
      { path: '\\.(rules|states)\\.ts$', pathNot: '\\.test\\.ts$' },
      { path: '(\\.(service|repository|job)\\.ts$|/platform/db/|node_modules/(pg|kysely)/)' },
    ),
    rule(
      'repositories-only-store',
      'a repository is the SQL of its schema: it asks no service and no other module',
      { path: '\\.repository\\.ts$', pathNot: '\\.test\\.ts$' },
      { path: '(\\.service\\.ts$|/calls/)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'apps-stand-alone',
      'no app imports another app: what two need is a package',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'packages-know-no-app',
      'packages never import apps',
      { path: '^packages/' },
      { path: '^(apps|script|e2e|bench|chaos)/' },
    ),
    rule(
      'products-need-no-scripts',
      'what runs does not import what builds and starts it',
      { path: '^apps/' },
      { path: '^(script|e2e|bench|chaos)/' },
    ),
    rule(
      'contract-stands-alone',
      'the contract is zod only',
      { path: '^packages/contract/' },
      { path: '^(packages|apps)/', pathNot: '^packages/contract/' },
    ),
    rule(
      'ui-stands-alone',
      'components know no call and no text: ui imports nothing of ours',
      { path: '^packages/ui/' },
      { path: '^(packages|apps)/', pathNot: '^packages/ui/' },
    ),
    rule(
      'stomp-stands-alone',
      'the server and the studio both serve STOMP: it knows neither, nor any other package but that of tests',
      { path: '^packages/stomp/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(stomp|testkit)/' },
    ),
    rule(
      'draws-stands-alone',
      'the server, a browser and a command compute the same draw: it imports nothing of ours',
      { path: '^packages/draws/' },
      { path: '^(packages|apps)/', pathNot: '^packages/draws/' },
    ),
    rule(
      'live-games-are-pure',
      'a table server, a browser and a command share the rules of a table: of ours it imports draws alone',
      { path: '^packages/live-games/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(live-games|draws|testkit)/' },
    ),
    rule(
      'commissions-stand-alone',
      'the server, a browser and a command compute the same commission: it imports nothing of ours; its tests compare places with those of draws and live games',
      { path: '^packages/commission/', pathNot: '\\.test\\.ts$' },
      { path: '^(packages|apps)/', pathNot: '^packages/commission/' },
    ),
    rule(
      'commissions-are-computed-twice',
      'the independent path shares types with the rest of commission, and no code',
      { path: '^packages/commission/src/slow/' },
      {
        path: '^packages/commission/src/',
        pathNot: '^packages/commission/src/slow/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'sports-stand-alone',
      'the server and a browser share the arithmetic of a sportsbook: it imports nothing of ours',
      { path: '^packages/sports/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(sports|testkit)/' },
    ),
    rule(
      'feeds-know-no-product',
      'a feed of odds turns what comes from outside into messages: of ours it imports the types of sports alone; its tests ask for free ports',
      { path: '^packages/sports-feeds/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(sports-feeds|sports|testkit|postgres)/' },
    ),
    rule(
      'sports-simulator-is-pure',
      'a feed, a verifier and a command play the same match: of ours it imports draws and sports alone',
      { path: '^packages/sports-simulator/' },
      { path: '^(packages|apps)/', pathNot: '^packages/(sports-simulator|sports|draws|testkit)/' },
    ),
    rule(
      'coin-chain-stands-alone',
      'the server, the launcher and a command on any machine speak with the same chain: it imports nothing of ours',
      { path: '^packages/coin-chain/' },
      { path: '^(packages|apps)/', pathNot: '^packages/coin-chain/' },
    ),
    rule(
      'vendor-wallet-stands-alone',
      'both sides of the protocol share it: it imports nothing of ours',
      { path: '^packages/vendor-wallet/' },
      { path: '^(packages|apps)/', pathNot: '^packages/vendor-wallet/' },
    ),
    rule(
      'studio-is-an-outside-vendor',
      'the studio knows the platform by the vendor wallet protocol alone',
      { path: '^apps/studio/' },
      { path: '^packages/(contract|client|i18n|partner-pages)/' },
    ),
    rule(
      'testkit-is-for-tests',
      'only tests use the test kit',
      {
        path: '^(apps|packages)/',
        pathNot: ['\\.(test|fixture|suite|model)\\.tsx?$', '^packages/testkit/', '/(testing|tests)/'],
      },
      { path: '^packages/testkit/' },
    ),
    rule(
      'shared-knows-no-feature',
      'shared ← features ← pages ← app',
      { path: '^apps/web/src/shared/' },
      { path: '^apps/web/src/(features|pages|app)/' },
    ),
    rule(
      'feature-knows-no-page',
      'shared ← features ← pages ← app',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/(pages|app)/' },
    ),
    rule(
      'page-knows-no-app',
      'shared ← features ← pages ← app',
      { path: '^apps/(web|backoffice)/src/pages/' },
      { path: '^apps/(web|backoffice)/src/app/' },
    ),
    rule(
      'features-stand-alone',
      'features never import each other: what two need goes to shared',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'pages-stand-alone',
      'pages never import each other: what two need is a feature',
      { path: '^apps/(web|backoffice)/src/pages/([^/]+)/([^/]+)/' },
      { path: '^apps/(web|backoffice)/src/pages/', pathNot: '^apps/$1/src/pages/$2/($3|shared)/' },
    ),
    rule(
      'no-cycle',
      'files that need each other are one file, or lack a third',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'resolves',
      'the import leads nowhere',
      { path: '^(apps|packages|script|chaos|e2e)/' },
      { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
    ),
    rule(
      'declared',
      'what a workspace imports stands in its own package.json',
      { path: '^(apps|packages)/', pathNot: '\\.(test|config|fixture|suite|model)\\.tsx?$' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/artefacts/)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
