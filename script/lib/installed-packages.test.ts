import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { arePackagesCurrent } from './installed-packages.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maru-packages-'))
  for (const path of Object.keys(installed)) add(path)
  lock('package-lock.json', wanted)
  lock('node_modules/.package-lock.json', installed)
})
afterEach(() => rmSync(root, { recursive: true }))

const add = (path: string): void => {
  mkdirSync(join(root, path), { recursive: true })
  writeFileSync(join(root, path, 'package.json'), '{}')
}
const lock = (file: string, packages: object): void => writeFileSync(join(root, file), JSON.stringify({ packages }))

const installed = {
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/one/node_modules/two': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/@maru/own': { link: true },
}
const wanted = {
  '': { version: '0.0.0' },
  'packages/own': { version: '0.0.0' },
  ...installed,
  'node_modules/elsewhere': { version: '1.0.0', integrity: 'sha512-c', optional: true },
}

test('packages are current when all that the lock file asks for lies there, but for those of other platforms', () => {
  expect(arePackagesCurrent(root)).toBe(true)
})

test('a package of another version or checksum, or that was never installed, is not current', () => {
  for (const changed of [
    { version: '1.0.1', integrity: 'sha512-a' },
    { version: '1.0.0', integrity: 'sha512-z' },
  ]) {
    lock('package-lock.json', { ...wanted, 'node_modules/one': changed })
    expect(arePackagesCurrent(root)).toBe(false)
  }
  lock('package-lock.json', { ...wanted, 'node_modules/three': { version: '3.0.0' } })
  expect(arePackagesCurrent(root)).toBe(false)
  rmSync(join(root, 'node_modules/.package-lock.json'))
  expect(arePackagesCurrent(root)).toBe(false)
})

test.each(Object.keys(installed))('a folder %s that was deleted is not current, whatever npm noted', (path) => {
  rmSync(join(root, path), { recursive: true })
  expect(arePackagesCurrent(root)).toBe(false)
})
