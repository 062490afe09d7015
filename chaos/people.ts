import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readPrivateKey } from '@maru/vendor-wallet'
import { type Config, loadConfig } from '../apps/server/src/config.ts'
import {
  addGames,
  launchAgain,
  type TestPlayer,
  VENDOR,
} from '../apps/server/src/modules/games/adapters/vendor-wallet.fixture.ts'
import { makeDemoKeys, vendorKeyFiles } from '../apps/server/src/modules/games/vendors/vendor-keys.ts'
import { newTotpSecret } from '../apps/server/src/modules/identity/totp.ts'
import { addBranch, flat, setRates } from '../apps/server/src/modules/partner/partner.fixture.ts'
import { placeAdmitted } from '../apps/server/src/modules/partner/tree/admit.observer.ts'
import { ensureSite, fillSite, type SiteContent, setSiteOption } from '../apps/server/src/modules/site/index.ts'
import '../apps/server/src/modules/games/events.ts'
import content from '../apps/server/seeds/content/site.json' with { type: 'json' }
import { wireKey } from '../apps/server/src/platform/http/envelope.ts'
import { addMember, addStaff, grantCash } from '../apps/server/src/testing/people.ts'
import { openSystem, SITE } from './system.ts'

export const CAPTCHA = '1234'
export const PASSWORD = 'Nori7pass!'
export const WITHDRAWAL_PASSWORD = '2468'
export const STAFF_PASSWORD = 'Nori7staff!'

export type Person = TestPlayer & { memId: string; startingCash: number }
export type Clerk = { loginId: string; totpSecret: string }
export type People = {
  config: Config
  env: NodeJS.ProcessEnv
  site: { siteId: number; authorization: string; key: KeyObject }
  vendorKey: KeyObject
  members: readonly Person[]
  clerks: readonly Clerk[]
}

/** Every second one has little: for bets that are not covered. */
const RICH = 1_000_000
const POOR = 6_000

/** `passwords`: hashing takes its time, and a stand-in asks for none. `partners`: members stand below five tiers of them, who are paid at once. */
export type Cast = { members: number; clerks: number; passwords: boolean; partners?: boolean }

/** Everybody who takes part, arranged before the servers start. */
export const arrangePeople = async (
  databaseUrl: string,
  dataDir: string,
  cast: Cast,
  more: NodeJS.ProcessEnv = {},
): Promise<People> => {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    STUDIO_URL: 'http://127.0.0.1:9',
    CAPTCHA_ANSWER: CAPTCHA,
    CLOCK_CONTROL: 'on',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'error',
    ...more,
  }
  // Makes the secrets in DATA_DIR, which both servers then find.
  const config = loadConfig(env, dataDir)
  const { system, close } = openSystem(config, databaseUrl)
  try {
    await system(async (ctx) => {
      await ensureSite(ctx, { siteId: SITE, name: 'Maru', theme: 'maru', host: 'localhost' })
      await fillSite(ctx, content as SiteContent)
    })
    await system(async (ctx) => {
      // Nothing shall be refused by the hour of the day, and everything be tried often.
      await setSiteOption(ctx, 'closedFrom', '00:00')
      await setSiteOption(ctx, 'closedUntil', '00:00')
      await setSiteOption(ctx, 'withdrawalWaitMinutes', 0)
    })
    await addGames({ system })
    const store = cast.partners ? await arrangePartners({ system }) : null
    const members: Person[] = []
    for (let no = 0; no < cast.members; no++) {
      const memId = `chaos${String(no).padStart(3, '0')}`
      const startingCash = no % 2 === 0 ? RICH : POOR
      const secrets = cast.passwords ? { password: PASSWORD, withdrawalPassword: WITHDRAWAL_PASSWORD } : {}
      const memberId = await addMember({ system }, { memId, ...secrets })
      if (store !== null)
        await system(async (ctx) =>
          placeAdmitted.admitted?.(ctx, { memberId, tier: 'NORMAL', recommenderMemberId: store }),
        )
      await system((ctx) => grantCash(ctx, memberId, startingCash))
      members.push({ ...(await launchAgain({ system }, memberId)), memId, startingCash })
    }
    const clerks: Clerk[] = []
    for (let no = 0; no < cast.clerks; no++) {
      const loginId = `chaos.clerk.${no}`
      if (!cast.passwords) {
        clerks.push({ loginId, totpSecret: newTotpSecret() })
        continue
      }
      const role = no % 2 === 0 ? 'cashier' : 'superadmin'
      clerks.push({ loginId, ...(await addStaff({ system }, { loginId, password: STAFF_PASSWORD, role })) })
    }
    makeDemoKeys(config.VENDOR_KEYS_DIR, VENDOR)
    return {
      config,
      env,
      site: {
        siteId: SITE,
        authorization: config.SITE_AUTHORIZATION,
        key: wireKey(config.WIRE_KEY.toString('base64')),
      },
      vendorKey: readPrivateKey(readFileSync(vendorKeyFiles(config.VENDOR_KEYS_DIR, VENDOR).vendorPrivate, 'utf8')),
      members,
      clerks,
    }
  } finally {
    await close()
  }
}

const RATES = [160, 150, 130, 120, 100]

/** The store at the foot of a branch. */
const arrangePartners = async (server: Parameters<typeof addBranch>[0]): Promise<number> => {
  const branch = await addBranch(server)
  for (const [i, partnerId] of branch.entries()) await setRates(server, partnerId, flat(RATES[i] ?? 0))
  await server.system((ctx) => setSiteOption(ctx, 'rollingPaid', 'at-once'))
  return branch.at(-1) ?? 0
}
