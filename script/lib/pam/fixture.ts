import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { ConfigError, loadConfig, readSettings } from '../../../apps/server/src/config.ts'
import { takeList, vendorsOf } from '../../../apps/server/src/modules/games/index.ts'
import { ensureSite } from '../../../apps/server/src/modules/site/index.ts'
import { startServer } from '../../../apps/server/src/start.ts'
import { openDatabases } from '../databases.ts'
import { requireFree } from '../ports.ts'
import { backdoorsOf } from './backdoors.ts'
import { openFront } from './front.ts'
import { createPlayers } from './players.ts'
import { codesByName, DOLLAR_SITE, EURO_SITE, PLAYERS, valkyrieSettings } from './world.ts'

export type PamFixture = { port: number; dataDir: string; stop(): Promise<void> }

/** A whole server with the Valkyrie adapter, on data of its own that are gone at the end. Demo mode only: whoever reaches it makes players and money. */
export const startPamFixture = async (port: number, env: NodeJS.ProcessEnv): Promise<PamFixture> => {
  if ((env.MARU_MODE ?? 'demo') !== 'demo') throw new ConfigError('script/pam-fixture is for MARU_MODE=demo only')
  await requireFree('127.0.0.1', { PORT: port })
  const dataDir = mkdtempSync(join(env.PAM_FIXTURE_DIR ?? tmpdir(), 'maru-pam-'))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const [product, admin, studio, partner] = await portsAfter(port)
    const valkyrieFile = join(dataDir, 'valkyrie.json')
    writeFileSync(valkyrieFile, JSON.stringify(valkyrieSettings()), { mode: 0o600 })
    // Nothing of the caller's environment: no database of somebody's, no clock, no keys.
    const own = {
      MARU_MODE: 'demo',
      PORT: String(product),
      ADMIN_PORT: String(admin),
      STUDIO_PORT: String(studio),
      PARTNER_PORT: String(partner),
      DATA_DIR: dataDir,
      VALKYRIE_FILE: valkyrieFile,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
    }
    const databases = await openDatabases(readSettings(own, dataDir), () => {})
    stops.push(() => databases.stop())
    const config = loadConfig({ ...own, DATABASE_URL: databases.serverUrl }, dataDir)
    const { contexts, stop: stopServer } = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
    stops.push(stopServer)

    const vendors = vendorsOf(config).filter(({ adapter }) => adapter === 'pam')
    await contexts.inContext({ who: { kind: 'system', job: 'pam-fixture' }, siteId: 1 }, async (ctx) => {
      await ensureSite(ctx, { siteId: EURO_SITE, name: 'Euro', theme: 'naru', host: 'euro.localhost', currency: 'EUR' })
      await ensureSite(ctx, {
        siteId: DOLLAR_SITE,
        name: 'Dollar',
        theme: 'naru',
        host: 'dollar.localhost',
        currency: 'USD',
      })
      for (const vendor of vendors) await takeList(ctx, vendor, valkyrieGames(vendor.code))
    })
    const players = createPlayers(contexts)
    for (const userId of PLAYERS)
      for (const { code } of vendors)
        await players.open({ userId, currency: 'EUR', vendorCode: code, gameId: 'someLiveGame' })
    await players.endSessions()
    const front = await openFront(port, config.PORT, backdoorsOf(players, codesByName()))
    stops.push(() => {
      front.closeAllConnections()
      return new Promise((resolve) => front.close(resolve))
    })
    return { port, dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Four free ones that follow: those that the system gives out may be given to a connection before they are listened on. */
const portsAfter = async (port: number): Promise<number[]> => {
  const found: number[] = []
  for (let next = port + 1; found.length < 4; next++)
    await requireFree('127.0.0.1', { PORT: next }).then(
      () => found.push(next),
      () => {
        if (next > port + 50) throw new Error(`no free ports after ${port}`)
      },
    )
  return found
}

const valkyrieGames = (code: string) =>
  (valkyrieSettings().providers.find((provider) => provider.code === code)?.games ?? []) as Parameters<
    typeof takeList
  >[2]
