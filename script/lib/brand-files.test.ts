import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { headOf, manifestOf, themesOf } from '../../apps/web/build/brand.ts'
import { iconSvg } from '../../e2e/brand/icon-drawing.ts'
import { coloursOf, THEMES } from '../../e2e/brand/theme-colours.ts'
import { ROOT } from './root.ts'

const styles = readFileSync(join(ROOT, 'packages/ui/src/tokens.css'), 'utf8')
const fileOf = (path: string): Buffer => readFileSync(join(ROOT, 'apps/web/public', path))
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('every theme of the style sheet is drawn', () => {
  expect(themesOf(styles).map(({ name }) => name)).toEqual([...THEMES])
})

describe.each(themesOf(styles))('theme $name', (theme) => {
  test('has its icon in the colours that the style sheet says now', () => {
    expect(fileOf(`brand/${theme.name}/icon.svg`).toString()).toBe(iconSvg(coloursOf(theme.name as never), 'rounded'))
    expect(theme.ground).toBe(coloursOf(theme.name as never)('ink-0'))
  })

  test('has every picture that its documents name, in the size they say', () => {
    const { icons } = JSON.parse(manifestOf(theme, 'ko', '')) as {
      icons: { src: string; sizes: string; type: string }[]
    }
    const pictures = icons.filter(({ type }) => type === 'image/png')
    expect(pictures).toHaveLength(3)
    for (const { src, sizes } of pictures) expect(sizeOf(fileOf(src)), src).toBe(sizes)
    const head = headOf(theme, 'ko', '', true)
    const links = [...head.matchAll(/href="(\/brand[^"]+\.png)"[^>]*sizes="([^"]+)"/g)]
    expect(links).toHaveLength(2)
    for (const [, src = '', sizes] of links) expect(sizeOf(fileOf(src)), src).toBe(sizes)
    expect(sizeOf(fileOf(`brand/${theme.name}/share.png`))).toBe('1200x630')
    expect(fileOf(`brand/${theme.name}/favicon.ico`).readUInt16LE(2)).toBe(1)
  })

  test('names no site: that is left to the server', () => {
    const written = headOf(theme, 'en', 'a "description" & more', true) + manifestOf(theme, 'en', '')
    expect(written.replaceAll(`/brand/${theme.name}/`, '')).not.toMatch(/maru|naru/i)
    expect(written).toContain('a &quot;description&quot; &amp; more')
  })

  test('has an address in the main page alone', () => {
    expect(headOf(theme, 'ko', '', true)).toContain('og:url')
    expect(headOf(theme, 'ko', '', false)).not.toContain('og:url')
  })
})

describe('no site is named in what every site shows', () => {
  const folders = ['packages/i18n/locales', 'apps/server/seeds/content', 'apps/studio/locales', 'apps/studio/src/games']
  const shared = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(json|ts)$/.test(file) && !/(people|past)\.json$|\.test\.ts$/.test(file))
      .map((file) => join(folder, file)),
  )
  const pages = [
    'apps/web/index.html',
    'apps/backoffice/index.html',
    'apps/backoffice/public/mark.svg',
    'apps/studio/pages/slot.html',
  ]
  test.each([...shared, ...pages, 'apps/studio/src/catalogue.ts', 'apps/studio/pages/src/frame/icon.svg'])(
    '%s',
    (path) => {
      // An import and a theme are no words to read.
      const text = readFileSync(join(ROOT, path), 'utf8').replace(/@maru\/|data-theme="maru"/g, '')
      expect(text.match(/.*(maru|naru|마루|나루).*/i)?.[0]).toBeUndefined()
    },
  )
})
