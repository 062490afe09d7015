import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { toolPath } from './check/run-tool.ts'
import type { Child } from './child.ts'
import { readDotEnv } from './environment.ts'
import { ROOT } from './root.ts'
import { runProduct } from './run-product.ts'
import { forgetBuilds, hasSite, SITES } from './sites.ts'
import { printWelcome } from './welcome.ts'

const SETTLE_MS = 150
/** Whose change starts which program again. */
const WATCHED = {
  server: [
    'apps/server/src',
    'packages/coin-chain/src',
    'packages/contract/src',
    'packages/i18n',
    'packages/postgres/src',
    'packages/stomp/src',
    'packages/vendor-wallet/src',
  ],
  studio: ['apps/studio/src', 'packages/postgres/src', 'packages/vendor-wallet/src'],
  tables: [
    'apps/studio/src',
    'packages/live-games/src',
    'packages/postgres/src',
    'packages/stomp/src',
    'packages/vendor-wallet/src',
  ],
}

readDotEnv()
forgetBuilds()
const builders = SITES.filter(hasSite).map(buildOnChange)
const leave = () => {
  for (const builder of builders) builder.kill('SIGTERM')
}
await runProduct({ env: process.env, print: console.log, build: false, leave }, (product) => {
  for (const name of ['server', 'studio', 'tables'] as const) restartOnChange(name, product.programs[name])
  printWelcome(product, console.log)
  console.log('  Servers start again and sites are built again when their sources change; reload the page to see it.\n')
})

function buildOnChange(site: string) {
  const vite = toolPath('vite')
  return spawn(process.execPath, [vite, 'build', '--watch', '--mode', 'development', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', site),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

function restartOnChange(name: keyof typeof WATCHED, child: Child | undefined): void {
  if (!child) return
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  const restart = () => {
    console.log(`${name} changed: starting it again`)
    return child.restart()
  }
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(restart)
    }, SETTLE_MS)
  }
  for (const folder of WATCHED[name].map((path) => join(ROOT, path)).filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file?.includes('.test.')) changed()
    })
  }
}
