import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@maru/postgres'

export type Secrets = { WIRE_KEY: Buffer; SITE_AUTHORIZATION: string; SECRET_KEY: Buffer }

type Kept = Record<keyof Secrets, string>

/** What is not given comes from DATA_DIR/secrets.json, which is made when first needed. */
export function keptSecrets(dataDir: string, { WIRE_KEY, SITE_AUTHORIZATION, SECRET_KEY }: Partial<Secrets>): Secrets {
  if (WIRE_KEY && SITE_AUTHORIZATION && SECRET_KEY) return { WIRE_KEY, SITE_AUTHORIZATION, SECRET_KEY }
  const kept = readKept(dataDir)
  return {
    WIRE_KEY: WIRE_KEY ?? Buffer.from(kept.WIRE_KEY, 'base64'),
    SITE_AUTHORIZATION: SITE_AUTHORIZATION ?? kept.SITE_AUTHORIZATION,
    SECRET_KEY: SECRET_KEY ?? Buffer.from(kept.SECRET_KEY, 'base64'),
  }
}

function readKept(dataDir: string): Kept {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Kept
  const fresh: Kept = {
    WIRE_KEY: randomBytes(32).toString('base64'),
    SITE_AUTHORIZATION: randomBytes(24).toString('base64url'),
    SECRET_KEY: randomBytes(32).toString('base64'),
  }
  makeFolder(dataDir, 0o755)
  // Whole or not at all: a key cut short would lock away what was encrypted with it.
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 })
  renameSync(partial, file)
  return fresh
}
