import { readFileSync } from 'node:fs'
import { gameListing, type OperatorRequest } from '@maru/vendor-wallet'
import { z } from 'zod'
import type { Config } from '../../../config.ts'
import { anywhereButMetadata } from '../../../platform/outgoing/networks.rules.ts'
import { postWithin } from '../../../platform/outgoing/request.ts'
import type { AskVendor, Vendor } from './vendor.ts'

/** A game provider behind a Valkyrie of the operator's. */
export type ValkyrieVendor = Vendor & {
  adapter: 'pam'
  pam: {
    /** How Valkyrie calls it. */
    provider: string
    apiKey: string
    /** Stands for any player of the provider when it reconciles; never for a bet. */
    reconToken: string | undefined
  }
}

const secret = z.string().min(10)
const provider = z.strictObject({
  /** Our code of it: a place of the catalogue where its games shall stand in the lobby. */
  code: z.string().regex(/^[a-z][a-z0-9-]{1,38}$/),
  provider: z.string().min(1).max(60),
  name: z.string().min(1).max(60),
  /** Its part of Valkyrie's operator addresses. */
  path: z.string().regex(/^[a-z0-9-]+$/),
  playsBeside: z.boolean().default(false),
  reconToken: secret.optional(),
  launchConfig: z.record(z.string(), z.unknown()).default({}),
  groups: z.object({ slot: z.string(), 'live-casino': z.string() }).partial(),
  games: z.array(gameListing),
})
/** What `VALKYRIE_FILE` holds. */
const valkyrieFile = z.strictObject({
  /** Origin of Valkyrie's operator server. */
  url: z.url({ protocol: /^https?$/ }),
  /** What Valkyrie wants of us there. */
  operatorKey: secret,
  /** What it shows us. */
  pamKey: secret,
  providers: z.array(provider).min(1),
})
type ValkyrieFile = z.output<typeof valkyrieFile>
type Provider = ValkyrieFile['providers'][number]

/** A provider is the same however it is spaced and capitalised: `Red Tiger` is `redtiger`. */
export const plainName = (provider: string): string => provider.replace(/\s+/g, '').toLowerCase()

const OPERATIONS_PER_SECOND = 3_000
/** Of the answer to a launch. */
const MOST_BYTES = 100_000

/** None without `VALKYRIE_FILE`. Throws naming the file and what is wrong in it. */
export const valkyrieVendors = (config: Config): ValkyrieVendor[] => {
  if (config.VALKYRIE_FILE === undefined) return []
  const file = readValkyrieFile(config.VALKYRIE_FILE)
  if (config.MARU_MODE === 'licensed' && !file.url.startsWith('https:'))
    throw new Error(`${config.VALKYRIE_FILE}: url must begin with https:// when MARU_MODE=licensed`)
  const names = file.providers.map(({ provider }) => plainName(provider))
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`${config.VALKYRIE_FILE}: two providers are called ${twice}`)
  return file.providers.map((one) => vendorFrom(file, one))
}

const readValkyrieFile = (path: string): ValkyrieFile => {
  try {
    const read = valkyrieFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (read.success) return read.data
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '))
  } catch (cause) {
    throw new Error(`VALKYRIE_FILE ${path}: ${(cause as Error).message}`, { cause })
  }
}

const vendorFrom = (file: ValkyrieFile, one: Provider): ValkyrieVendor => ({
  code: one.code,
  name: () => one.name,
  adapter: 'pam',
  pam: { provider: one.provider, apiKey: file.pamKey, reconToken: one.reconToken },
  wallet: 'seamless',
  isOwn: false,
  playsBeside: one.playsBeside,
  operator: { baseUrl: () => file.url, ask: askValkyrie(file, one) },
  groups: one.groups as Vendor['groups'],
  canReplay: false,
  art: { hue: 40, frame: 'gate' },
  requestsPerSecond: OPERATIONS_PER_SECOND,
})

/** Valkyrie lists no games, so the file does; a launch is a call of its operator API. */
const askValkyrie =
  (file: ValkyrieFile, one: Provider): AskVendor =>
  async (name, request, signal) => {
    if (name === 'gameList') return one.games
    if (name !== 'gameUrl') throw new Error(`Valkyrie has no ${name}`)
    const { user, token, game_code, currency, country, lang, ...where } = request as OperatorRequest<'gameUrl'>
    const { lobby_url, deposit_url, sub_partner_id } = where
    const body = JSON.stringify({
      playerId: user,
      providerGameId: game_code,
      currency,
      country,
      language: isoLanguage(lang),
      // The file is one for all sites, so what differs between them comes from the launch.
      launchConfig: { ...one.launchConfig, lobby_url, deposit_url, sub_partner_id },
    })
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${file.operatorKey}`,
      'x-player-token': token,
    }
    const url = new URL(`${file.url.replace(/\/$/, '')}/${one.path}/gamelaunch`)
    const { status, text } = await postWithin(url, anywhereButMetadata, {
      headers,
      body,
      signal,
      mostBytes: MOST_BYTES,
      keepsConnection: true,
    })
    if (status < 200 || status > 299 || text === undefined)
      throw new Error(`HTTP ${status} ${text?.slice(0, 200) ?? `with more than ${MOST_BYTES} bytes`}`)
    const { gameUrl } = JSON.parse(text) as { gameUrl?: unknown }
    return { url: gameUrl }
  }

/** As ISO 639-1 calls them: our Vietnamese goes by the country's code. */
export const isoLanguage = (language: string): string => (language === 'vn' ? 'vi' : language)
