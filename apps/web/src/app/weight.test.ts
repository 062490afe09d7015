import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtFiles } from '../../build/prerender.ts'
import { type BuiltFile, firstPageBytes, lazyBytes, needed, weigh } from '../../build/weight.ts'

const minuteMs = 60_000
const fontBytes = 200_000
let files: BuiltFile[] = []
let fonts: { name: string; bytes: number }[] = []

beforeAll(async () => {
  process.env.NODE_ENV = 'production'
  const built = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    mode: 'production',
    logLevel: 'silent',
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  files = builtFiles(output)
  fonts = output.flatMap((file) =>
    file.type === 'asset' && /\/core-.*\.woff2$/.test(file.fileName)
      ? [{ name: file.fileName, bytes: Buffer.from(file.source).length }]
      : [],
  )
}, 2 * minuteMs)

describe('JavaScript of the production build, gzip', () => {
  test('the first page stays within its budget, in every language and both widths', () => {
    const { first } = weigh(files)
    expect(first).toHaveLength(6)
    for (const { name, bytes } of first) {
      expect(bytes, name).toBeGreaterThan(50_000)
      expect(bytes, name).toBeLessThanOrEqual(firstPageBytes)
    }
  })

  test('no other page or dialog brings more than a lazy one may', () => {
    const { lazy } = weigh(files)
    expect(lazy.length).toBeGreaterThan(10)
    expect(lazy.filter(({ bytes }) => bytes > lazyBytes)).toEqual([])
  })

  test('the first page carries no schema, no form, no socket, no modal and no parser of texts', () => {
    const entry = needed(
      files,
      files.filter((file) => file.isEntry).map((file) => file.fileName),
    )
    const carried = files.filter((file) => entry.has(file.fileName)).flatMap((file) => file.modules)
    expect(
      carried.filter((module) =>
        /node_modules\/(zod|react-hook-form|@stomp|sonner|@radix-ui|@messageformat|moo)\//.test(module),
      ),
    ).toEqual([])
  })
})

test('the letters that nearly every page shows are four files of fonts, not too heavy together', () => {
  expect(fonts).toHaveLength(4)
  for (const { name, bytes } of fonts) expect(bytes, name).toBeGreaterThan(5_000)
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(fontBytes)
})
