import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDemoKeys, readVendorKeys, vendorKeyFiles } from './vendor-keys.ts'

describe('keys', () => {
  const dir = mkdtempSync(join(tmpdir(), 'maru-test-keys-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  test('are made once, and the first pair stays', () => {
    makeDemoKeys(dir, 'studio')
    const files = vendorKeyFiles(dir, 'studio')
    const before = readFileSync(files.platformPrivate, 'utf8')
    rmSync(files.platformPublic)
    makeDemoKeys(dir, 'studio')
    expect(readFileSync(files.platformPrivate, 'utf8')).toBe(before)
    expect(() => readVendorKeys(dir, 'studio')).not.toThrow()
  })

  test('of a real vendor need its public key alone, and a missing or weak one is named', () => {
    expect(() => readVendorKeys(dir, 'acme')).toThrow(/acme\.public\.pem/)
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
    writeFileSync(join(dir, 'acme.public.pem'), weak.export({ type: 'spki', format: 'pem' }))
    expect(() => readVendorKeys(dir, 'acme')).toThrow(/2048/)
    makeDemoKeys(dir, 'acme')
    expect(() => readFileSync(join(dir, 'acme.private.pem'))).toThrow()
  })
})
