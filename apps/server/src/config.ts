import { isAbsolute, join, resolve } from 'node:path'
import { mostLinks } from '@maru/draws'
import { z } from 'zod'
import { coinProblems, coinVariables } from './config-coin.ts'
import { bucketUrl, count, databaseUrl, flag, key, natsUrl, networks, origin, port, words } from './config-fields.ts'
import { feedVariables, sportsVariables } from './config-sports.ts'
import { COUNTRIES } from './countries.ts'
import { nearlySame } from './nearly-same.ts'
import { keptSecrets, type Secrets } from './secrets.ts'

/**
 * What the environment says, every part under the name of its variable. URLs are origins as browsers see them, without a slash at
 * the end; keys are 32 bytes.
 */
export type Config = Omit<Settings, 'DATABASE_URL' | 'DATABASE_APP_URL' | keyof Secrets> &
  Secrets & { DATABASE_URL: string }

/** The same before there is a database and before secrets are made: the launcher starts the one, `loadConfig` makes the others. */
export type Settings = Variables & Record<Derived, number> & Record<DerivedUrl | 'DATA_DIR' | 'VENDOR_KEYS_DIR', string>

/** A value of the environment that cannot be used; the message names the variable. */
export class ConfigError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export const YOUNGEST_ADULT = 18
/** Limits of calls as they are written. */
const STRICTEST = 1

/** Every variable that the product reads, in the order of `.env.example`. */
const variables = z.object({
  MARU_MODE: z.enum(['demo', 'licensed'], 'must be demo or licensed').default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(8080),
  ADMIN_PORT: port.optional(),
  STUDIO_PORT: port.optional(),
  PARTNER_PORT: port.optional(),
  TABLES_PROCESSES: count(4).default(1),
  PUBLIC_URL: origin.optional(),
  ADMIN_URL: origin.optional(),
  STUDIO_URL: origin.optional(),
  PARTNER_URL: origin.optional(),
  TRUST_PROXY: networks.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_APP_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  STUDIO_DATABASE_URL: databaseUrl.optional(),
  NATS_URL: natsUrl.optional(),
  UPLOADS_S3_URL: bucketUrl.optional(),
  UPLOADS_S3_REGION: words.default('us-east-1'),
  UPLOADS_S3_KEY_ID: words.optional(),
  UPLOADS_S3_SECRET: words.optional(),
  DB_POOL: count(500).default(20),
  DATA_DIR: z
    .string()
    .refine(isAbsolute, 'must be an absolute path')
    .transform((path) => resolve(path))
    .optional(),
  WAL_ARCHIVE_DIR: z
    .string()
    .refine(isAbsolute, 'must be an absolute path')
    .transform((path) => resolve(path))
    .optional(),
  WIRE_KEY: key.optional(),
  SITE_AUTHORIZATION: z
    .string()
    .min(16, 'must have 16 characters or more')
    .regex(/^[\x21-\x7e]+$/, 'must be plain characters without spaces')
    .optional(),
  SECRET_KEY: key.optional(),
  VENDOR_KEYS_DIR: z.string().refine(isAbsolute, 'must be an absolute path').optional(),
  VENDOR_NETWORKS: networks.optional(),
  VALKYRIE_FILE: z.string().refine(isAbsolute, 'must be an absolute path').optional(),
  LICENCE_AUTHORITY: words.optional(),
  LICENCE_NUMBER: words.optional(),
  PERMITTED_COUNTRIES: z
    .string()
    .transform((text) => text.split(',').map((code) => code.trim()))
    .refine(
      (codes) => codes.every((code) => COUNTRIES.has(code)),
      'must be two-letter country codes of ISO 3166 with commas between, such as KR,VN',
    )
    .optional(),
  MINIMUM_AGE: count(30, YOUNGEST_ADULT).optional(),
  CAPTCHA_ANSWER: z
    .string()
    .regex(/^[1-5]{4}$/, 'must be 4 digits of 1 to 5')
    .optional(),
  CLOCK_CONTROL: flag.optional(),
  MINIGAME_LINKS: count(mostLinks).optional(),
  ...sportsVariables,
  ...coinVariables,
  RATE_LIMIT_SCALE: count(1_000_000).default(STRICTEST),
  LARGE_WIN: count(Number.MAX_SAFE_INTEGER).default(5_000_000),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
})

type Variables = z.output<typeof variables>
type Name = keyof Variables
type Derived = 'ADMIN_PORT' | 'STUDIO_PORT' | 'PARTNER_PORT'
const urls = ['PUBLIC_URL', 'ADMIN_URL', 'STUDIO_URL'] as const
type DerivedUrl = (typeof urls)[number]

const NAMES = Object.keys(variables.shape) as Name[]
const NEEDED_WHEN_LICENSED: readonly Name[] = [
  'PUBLIC_URL',
  'ADMIN_URL',
  'STUDIO_URL',
  'WIRE_KEY',
  'SITE_AUTHORIZATION',
  'SECRET_KEY',
  'LICENCE_AUTHORITY',
  'LICENCE_NUMBER',
  'PERMITTED_COUNTRIES',
  'MINIMUM_AGE',
]
const DEMO_ONLY: readonly Name[] = [
  'CAPTCHA_ANSWER',
  'CLOCK_CONTROL',
  'MINIGAME_LINKS',
  'SPORTS_SIMULATOR',
  'SPORTS_SPEED',
  'COIN_DEMO_KEY',
  'COIN_DEMO_CHAIN',
]

/** The server's configuration. Throws ConfigError naming every variable that is wrong. In demo mode, secrets not given are made once and kept in DATA_DIR. */
export function loadConfig(env: NodeJS.ProcessEnv, defaultDataDir: string): Config {
  const { DATABASE_APP_URL, ...settings } = readSettings(env, defaultDataDir)
  const DATABASE_URL = DATABASE_APP_URL ?? settings.DATABASE_URL
  if (!DATABASE_URL) throw new ConfigError('DATABASE_URL is missing: ./script/server starts a database by itself')
  // Licensed mode has refused already when one of them is missing.
  return { ...settings, ...keptSecrets(settings.DATA_DIR, settings), DATABASE_URL }
}

/** Reads and checks the environment without touching the disk. */
export function readSettings(env: NodeJS.ProcessEnv, defaultDataDir: string): Settings {
  const parsed = variables.safeParse(Object.fromEntries(NAMES.map((name) => [name, env[name] || undefined])))
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'))
  }
  const values = parsed.data
  refuseUnlicensed(values)

  const { PORT, ADMIN_PORT = PORT + 1, STUDIO_PORT = PORT + 2, PARTNER_PORT = PORT + 3 } = values
  const { DATA_DIR = defaultDataDir } = values
  refuseSamePort({ PORT, ADMIN_PORT, STUDIO_PORT, PARTNER_PORT })
  refuseSameKey(values)
  refuseHalfBucket(values)
  refuseHalfFeed(values)
  refuseHalfChain(values)
  const settings = {
    ...values,
    ADMIN_PORT,
    STUDIO_PORT,
    PARTNER_PORT,
    PUBLIC_URL: values.PUBLIC_URL ?? `http://localhost:${PORT}`,
    ADMIN_URL: values.ADMIN_URL ?? `http://localhost:${ADMIN_PORT}`,
    STUDIO_URL: values.STUDIO_URL ?? `http://localhost:${STUDIO_PORT}`,
    // Real money has one only where the operator says where it is.
    PARTNER_URL: values.PARTNER_URL ?? (values.MARU_MODE === 'demo' ? `http://localhost:${PARTNER_PORT}` : undefined),
    DATA_DIR,
    VENDOR_KEYS_DIR: values.VENDOR_KEYS_DIR ?? join(DATA_DIR, 'vendor-keys'),
  }
  refuseSameOrigin(settings)
  return settings
}

/** Names in the environment that look meant for us and are not read: one sentence each. */
export function unknownVariables(env: NodeJS.ProcessEnv): string[] {
  const unread = Object.keys(env).filter((name) => !(NAMES as string[]).includes(name))
  return unread.flatMap((name) => {
    const meant = NAMES.find((known) => known.length > 5 && nearlySame(name, known))
    if (meant) return [`${name} is not read: is ${meant} meant?`]
    return name.startsWith('MARU_') ? [`${name} is not read: no such variable`] : []
  })
}

function refuseUnlicensed(values: Variables): void {
  if (values.MARU_MODE === 'demo') return
  const missing = NEEDED_WHEN_LICENSED.filter((name) => values[name] === undefined)
  const misplaced = DEMO_ONLY.filter((name) => values[name] !== undefined)
  const isLoose = values.RATE_LIMIT_SCALE !== STRICTEST
  const open = ([...urls, 'PARTNER_URL'] as const).filter((name) => values[name]?.startsWith('http:'))
  const problems = [
    ...missing.map((name) => `${name} is missing: MARU_MODE=licensed needs it`),
    ...misplaced.map((name) => `${name} is for MARU_MODE=demo only`),
    ...(isLoose
      ? ['RATE_LIMIT_SCALE must be 1 when MARU_MODE=licensed: every limit of calls is multiplied by it']
      : []),
    ...open.map((name) => `${name} must begin with https:// when MARU_MODE=licensed`),
  ]
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}

function refuseSamePort(ports: Record<string, number>): void {
  const names = Object.keys(ports)
  for (const [at, name] of names.entries()) {
    const number = ports[name] ?? 0
    if (number > 65535) throw new ConfigError(`${name} would be ${number}: choose a smaller PORT, or give ${name}`)
    const other = names.slice(0, at).find((before) => ports[before] === number)
    if (other) throw new ConfigError(`${name} and ${other} are both ${number}: each needs a port of its own`)
  }
}

/** The wire key is sent to every browser. */
function refuseSameKey({ WIRE_KEY, SECRET_KEY }: Variables): void {
  if (WIRE_KEY && SECRET_KEY?.equals(WIRE_KEY))
    throw new ConfigError(
      'WIRE_KEY and SECRET_KEY are the same: members receive the first, and nobody may know the second',
    )
}

/** A picture stored in the database because a name was misspelled would be noticed by nobody. */
function refuseHalfBucket({ UPLOADS_S3_URL, UPLOADS_S3_KEY_ID, UPLOADS_S3_SECRET }: Variables): void {
  const all = { UPLOADS_S3_URL, UPLOADS_S3_KEY_ID, UPLOADS_S3_SECRET }
  const missing = Object.entries(all).filter(([, value]) => value === undefined)
  if (missing.length > 0 && missing.length < 3)
    throw new ConfigError(missing.map(([name]) => `${name} is missing: a bucket needs address and key`).join('\n'))
}

/** A feed with a part missing would be taken for none, and simulated matches would be bet on. */
function refuseHalfFeed(values: Variables): void {
  for (const names of feedVariables) {
    const missing = names.filter((name) => values[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      throw new ConfigError(missing.map((name) => `${name} is missing: the feed needs ${names.join(', ')}`).join('\n'))
  }
}

function refuseHalfChain(values: Variables): void {
  const problems = coinProblems(values, values.MARU_MODE === 'licensed')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}

/** Pages of one origin trust each other: a game could act as its player, a member site as staff. */
function refuseSameOrigin(settings: Pick<Settings, DerivedUrl | 'PARTNER_URL'>): void {
  const names = [...urls, 'PARTNER_URL'] as const
  for (const [at, name] of names.entries()) {
    const other = names.slice(0, at).find((before) => settings[before] === settings[name])
    if (other) throw new ConfigError(`${name} and ${other} are both ${settings[name]}: each needs an origin of its own`)
  }
}
