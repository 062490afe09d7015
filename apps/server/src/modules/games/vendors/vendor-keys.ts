import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@maru/postgres'
import { readPrivateKey, readPublicKey } from '@maru/vendor-wallet'

export type VendorKeys = {
  /** Signs our calls to the vendor. */
  ours: KeyObject
  /** Any of them verifies the vendor's calls to us. */
  theirs: readonly KeyObject[]
}

/**
 * Files below VENDOR_KEYS_DIR. A vendor is given `platform.public.pem` and gives `<vendor>.public.pem`. Only a vendor that runs beside us, as our
 * studio does in the demo, has its private key here.
 */
export const vendorKeyFiles = (dir: string, vendorCode: string) => ({
  platformPrivate: join(dir, 'platform.private.pem'),
  platformPublic: join(dir, 'platform.public.pem'),
  vendorPrivate: join(dir, `${vendorCode}.private.pem`),
  vendorPublic: join(dir, `${vendorCode}.public.pem`),
})

/** Reads the keys of a vendor; throws naming the file that is missing or is no RSA key of 2048 bits. */
export const readVendorKeys = (dir: string, vendorCode: string): VendorKeys => {
  const files = vendorKeyFiles(dir, vendorCode)
  return { ours: readPlatformKey(dir), theirs: [readKey(files.vendorPublic, readPublicKey)] }
}

/** Our private key; throws naming the file as above. */
export const readPlatformKey = (dir: string): KeyObject =>
  readKey(vendorKeyFiles(dir, '').platformPrivate, readPrivateKey)

/** Makes the pairs of platform and vendor where they are missing. Two processes may do so at once: the first pair stays. */
export const makeDemoKeys = (dir: string, vendorCode: string): void => {
  const files = vendorKeyFiles(dir, vendorCode)
  makePlatformKeys(dir)
  makePair(files.vendorPrivate, files.vendorPublic)
}

export const makePlatformKeys = (dir: string): void => {
  const { platformPrivate, platformPublic } = vendorKeyFiles(dir, '')
  makeFolder(dir, 0o700)
  makePair(platformPrivate, platformPublic)
}

const makePair = (privateFile: string, publicFile: string): void => {
  if (!existsSync(privateFile)) {
    // A public key alone is a real vendor's: making a private one beside it would be nobody's pair.
    if (existsSync(publicFile)) return
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeOnce(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
  }
  if (existsSync(publicFile)) return
  writeOnce(publicFile, publicPemOf(readFileSync(privateFile, 'utf8')), 0o644)
}

const publicPemOf = (privatePem: string): string =>
  createPublicKey(privatePem).export({ type: 'spki', format: 'pem' }).toString()

/** Whole or not at all, and never over what another process wrote first. */
const writeOnce = (file: string, pem: string, mode: number): void => {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, pem, { mode })
  try {
    linkSync(partial, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(partial)
  }
}

const readKey = (file: string, read: (pem: string) => KeyObject): KeyObject => {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error(`vendor key ${file}: ${(cause as Error).message}`, { cause })
  }
}
