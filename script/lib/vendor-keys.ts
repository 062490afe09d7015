import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface KeyFiles {
  privateKey: string
  publicKey: string
}

/** Who signs between the platform and its own studio. */
export const SIGNERS = ['platform', 'studio'] as const

/** The key files of platform and studio, made when they are missing. An outside vendor's public key lies beside them as `<vendor>.public.pem`. */
export function ensureVendorKeys(dir: string): Record<(typeof SIGNERS)[number], KeyFiles> {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return { platform: ensurePair(dir, 'platform'), studio: ensurePair(dir, 'studio') }
}

function ensurePair(dir: string, name: string): KeyFiles {
  const files = { privateKey: join(dir, `${name}.private.pem`), publicKey: join(dir, `${name}.public.pem`) }
  if (existsSync(files.privateKey) && existsSync(files.publicKey)) return files
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  writeWhole(files.privateKey, privateKey, 0o600)
  writeWhole(files.publicKey, publicKey, 0o644)
  return files
}

function writeWhole(file: string, text: string, mode: number): void {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, text, { mode })
  renameSync(partial, file)
}
