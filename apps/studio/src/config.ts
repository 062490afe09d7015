import { readFileSync } from 'node:fs'
import { readPrivateKey, readPublicKey } from '@maru/vendor-wallet'
import { z } from 'zod'
import { proxyList } from './listener.ts'

const environment = z.object({
  /** Port of pages and calls. */
  STUDIO_PORT: z.coerce.number().int().min(1).max(65_535).default(8082),
  /** Address to listen at. */
  STUDIO_HOST: z.string().default('0.0.0.0'),
  /** Where browsers reach the studio; launch addresses begin with it. */
  STUDIO_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where the process of the live tables listens: for other processes of the studio alone. */
  TABLES_HOST: z.string().default('127.0.0.1'),
  TABLES_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** Times of live tables are divided by it: for test products alone. */
  TABLES_SPEED: z.coerce.number().min(1).max(100).default(1),
  /** Bets and payouts of live tables are kept for so many days; rounds and shoes for ever. */
  TABLES_KEEP_DAYS: z.coerce.number().int().min(91).max(36_500).default(400),
  /** The studio's own database. */
  STUDIO_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** PEM file of the studio's RSA private key: signs its calls to the operator. */
  STUDIO_KEY_FILE: z.string().min(1),
  /** PEM files of private keys before it, with commas between: shoes of live tables that they sealed are played to their end. */
  STUDIO_FORMER_KEY_FILES: z.string().default(''),
  /** PEM file of the operator's RSA public key: verifies the operator's calls. */
  OPERATOR_PUBLIC_KEY_FILE: z.string().min(1),
  /** The operator's vendor wallet, the vendor's code included. */
  OPERATOR_WALLET_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080/vendor/v1/studio'),
  /** The reverse proxies in front, as `proxyList` reads them: each may hold any number of connections. */
  STUDIO_PROXIES: z
    .string()
    .default('')
    .transform((list, context) => {
      try {
        return proxyList(list)
      } catch {
        context.addIssue('must be addresses or networks with commas between')
        return z.NEVER
      }
    }),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type StudioConfig = ReturnType<typeof readConfig>

/** Reads and checks the environment. Throws one error that names every wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new Error(`The studio cannot start:\n${lines.join('\n')}`)
  }
  const variables = parsed.data
  return {
    port: variables.STUDIO_PORT,
    host: variables.STUDIO_HOST,
    publicUrl: (variables.STUDIO_PUBLIC_URL ?? `http://localhost:${variables.STUDIO_PORT}`).replace(/\/$/, ''),
    tables: {
      host: variables.TABLES_HOST,
      port: variables.TABLES_PORT,
      speed: variables.TABLES_SPEED,
      keepDays: variables.TABLES_KEEP_DAYS,
    },
    databaseUrl: variables.STUDIO_DATABASE_URL,
    privateKey: readKey('STUDIO_KEY_FILE', variables.STUDIO_KEY_FILE, readPrivateKey),
    formerKeys: variables.STUDIO_FORMER_KEY_FILES.split(',')
      .filter((file) => file.trim() !== '')
      .map((file) => readKey('STUDIO_FORMER_KEY_FILES', file.trim(), readPrivateKey)),
    operatorKey: readKey('OPERATOR_PUBLIC_KEY_FILE', variables.OPERATOR_PUBLIC_KEY_FILE, readPublicKey),
    walletUrl: variables.OPERATOR_WALLET_URL.replace(/\/$/, ''),
    proxies: variables.STUDIO_PROXIES,
    logLevel: variables.LOG_LEVEL,
  }
}

function readKey<Key>(name: string, file: string, read: (pem: string) => Key): Key {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`The studio cannot start:\n  ${name}: ${file}: ${(cause as Error).message}`, { cause })
  }
}
