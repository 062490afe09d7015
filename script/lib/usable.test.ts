import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { requireFolder } from './usable.ts'

const dir = mkdtempSync(join(tmpdir(), 'maru-usable-'))
const file = join(dir, 'file')
writeFileSync(file, '')
afterAll(() => rmSync(dir, { recursive: true }))

test('a folder that a variable names is made with all above it', () => {
  const deep = join(dir, 'a/b/c')
  requireFolder('DATA_DIR', deep)
  requireFolder('DATA_DIR', deep)
  expect(statSync(deep).isDirectory()).toBe(true)
})

test('a folder of secrets is its owner’s alone', () => {
  const secret = join(dir, 'secret')
  requireFolder('VENDOR_KEYS_DIR', secret, 0o700)
  expect(statSync(secret).mode & 0o777).toBe(0o700)
})

test.each([file, join(file, 'below'), '/dev/null', '/dev/null/x/y'])(
  '%s is refused by the name of its variable',
  (place) => {
    expect(() => requireFolder('DATA_DIR', place)).toThrow(/^DATA_DIR .* cannot be used: .* is not a folder$/)
  },
)

test.runIf(process.platform === 'linux')('a place where nothing can be made is refused at once', () => {
  for (const place of ['/proc/x', '/proc/x/y/z'])
    expect(() => requireFolder('DATA_DIR', place)).toThrow(`DATA_DIR ${place} cannot be used`)
})
