import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const packages = createRequire(import.meta.url)
const file = (name: string): string => packages.resolve(name)
const cache = join(dirname(file('pretendard/package.json')), '../.cache/maru-core-fonts')
const root = join(import.meta.dirname, '../../..')
const korean = join(root, 'packages/i18n/locales/ko')
const ownGames = join(root, 'apps/studio/src/catalogue.ts')
const slices = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
/** Pretendard's slices go from rare letters to frequent ones. */
const frequentSlices = 7
/** Areas of the first page. */
const firstPage = ['common', 'main']
const textOf = (area: string): string[] => [...readFileSync(join(korean, `${area}.json`), 'utf8')]
const notOfMembers = /^(office(-.+)?|staff-codes|partner(-.+)?)\.json$/

type Face = {
  family: string
  weight: string
  source: string
  letters: string
  /** Coarse: a letter that the file lacks is looked for in the next family. */
  range: string
  axes?: Record<string, { min: number; max: number }>
}

/**
 * Puts the letters that nearly every page shows into a few files, as families that stand before the whole ones in a brand's font stack. Of those
 * each file has only some dozens of letters: a first page of Korean would fetch twenty. Whatever is not here still comes that way.
 */
export const coreFonts = (): Plugin => ({
  name: 'maru-core-fonts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/app\/style\.css$/ },
    handler: async (css, id) => {
      const rules = await Promise.all(faces().map((face) => ruleOf(face, dirname(id))))
      return { code: [css, ...rules].join('\n'), map: null }
    },
  },
})

const faces = (): Face[] => {
  const pretendard = {
    family: 'Pretendard Core',
    weight: '400 800',
    source: file('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
    axes: { wght: { min: 400, max: 800 } },
  }
  const hahmlet = (part: string) => ({
    family: 'Hahmlet Core',
    weight: '700',
    source: file(`@fontsource/hahmlet/files/hahmlet-${part}-700-normal.woff2`),
  })
  const latinPart = { letters: latin, range: 'U+0-FF,U+2000-22FF' }
  const hangulPart = { letters: hangul(), range: 'U+AC00-D7A3' }
  return [
    { ...pretendard, ...latinPart },
    { ...pretendard, ...hangulPart },
    { ...hahmlet('latin'), ...latinPart },
    { ...hahmlet('korean'), ...hangulPart },
  ]
}

const latin = `${Array.from({ length: 95 }, (_, n) => String.fromCharCode(0x20 + n)).join('')} ©·×–—‘’“”•…₩←↑→↓−`

/** What more than one area of the member site says, what our own games are called, and what Korean says most. A letter of one area alone comes with the rare ones, so that more areas make no heavier files. */
const hangul = (): string => {
  const areas = readdirSync(korean)
    .filter((name) => !notOfMembers.test(name))
    .map((name) => new Set(readFileSync(join(korean, name), 'utf8')))
  const areasWith = new Map<string, number>()
  for (const letter of areas.flatMap((area) => [...area])) areasWith.set(letter, (areasWith.get(letter) ?? 0) + 1)
  const said = [...areasWith].filter(([, count]) => count > 1).map(([letter]) => letter)
  const letters = new Set([...said, ...firstPage.flatMap(textOf), ...readFileSync(ownGames, 'utf8'), ...frequent()])
  return [...letters]
    .filter((letter) => /[가-힣]/.test(letter))
    .sort()
    .join('')
}

/** What Korean says most. */
const frequent = (): string => {
  const ranges = [...readFileSync(file(slices), 'utf8').matchAll(/unicode-range:([^;}]+)/g)].map(
    ([, range = '']) => range,
  )
  return ranges.slice(-frequentSlices).map(lettersOf).join('')
}

const lettersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n))
    })
    .join('')

const ruleOf = async (face: Face, from: string): Promise<string> => {
  const { family, weight, range } = face
  const url = relative(from, await subsetOf(face))
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url("${url}") format("woff2");unicode-range:${range}}`
}

/** Made once for the same letters of the same font. */
const subsetOf = async ({ source, letters, axes }: Face): Promise<string> => {
  const font = readFileSync(source)
  const hash = createHash('sha256')
    .update(font)
    .update(letters)
    .update(JSON.stringify(axes ?? {}))
    .digest('hex')
  const made = join(cache, `core-${hash.slice(0, 16)}.woff2`)
  if (existsSync(made)) return made
  mkdirSync(cache, { recursive: true })
  const unfinished = `${made}.${process.pid}`
  writeFileSync(unfinished, await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: axes }))
  renameSync(unfinished, made)
  return made
}
