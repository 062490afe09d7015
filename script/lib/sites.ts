import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { toolPath } from './check/run-tool.ts'
import { ROOT } from './root.ts'

/** What Vite builds, each into its `dist`. */
export const SITES = ['web', 'backoffice', 'partner', 'studio'] as const

const STAMPS = join(ROOT, '.maru/built')
/** Whatever may end up in a page. */
const SHARED_SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'packages/*/{src,locales}/**/*',
  'packages/*/package.json',
]
const COMPRESSED = '**/*.{html,js,css,svg,json,wasm,ttf}'
/** The server packs these itself, once it has put a site's name into them. */
const NAMED_LATER = 'documents/**'
const WORTH_BYTES = 1024

/** Builds the sites whose sources changed since they were built last; answers their names. */
export async function buildSites(print: (line: string) => void): Promise<string[]> {
  const stale = SITES.filter((site) => hasSite(site) && !isBuilt(site))
  for (const site of stale) {
    print(`building ${site}`)
    const hash = hashOf(site)
    // A build cut short leaves a dist that nothing vouches for.
    rmSync(join(STAMPS, site), { force: true })
    await vite(site, ['build', '--logLevel', 'error'])
    await compress(join(ROOT, 'apps', site, 'dist'))
    mkdirSync(STAMPS, { recursive: true })
    writeFileSync(join(STAMPS, site), hash)
  }
  return stale
}

/** Before somebody builds into `dist` by other means. */
export function forgetBuilds(): void {
  rmSync(STAMPS, { recursive: true, force: true })
}

export const hasSite = (site: string): boolean => existsSync(join(ROOT, 'apps', site, 'vite.config.ts'))

const isBuilt = (site: string): boolean => {
  const stamp = join(STAMPS, site)
  return (
    existsSync(join(ROOT, 'apps', site, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(site)
  )
}

function hashOf(site: string): string {
  const own = globSync(`apps/${site}/**/*`, {
    cwd: ROOT,
    exclude: [`apps/${site}/dist/**`, `apps/${site}/node_modules/**`],
  })
  const files = [...own, ...globSync(SHARED_SOURCES, { cwd: ROOT })].filter((file) =>
    statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile(),
  )
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  return hash.digest('hex')
}

function vite(site: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [toolPath('vite'), ...args], {
      cwd: join(ROOT, 'apps', site),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of ${site} failed (see above)`)),
    )
  })
}

/** Beside each text its packed forms, so that nothing is packed while somebody waits. */
async function compress(dist: string): Promise<void> {
  const files = globSync(COMPRESSED, { cwd: dist, exclude: [NAMED_LATER] }).map((file) => join(dist, file))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length < WORTH_BYTES) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}
