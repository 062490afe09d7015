import type { Plugin } from 'vite'
import { compileTexts } from './compile-texts.ts'

const everyArea = "'../locales/*/*.json'"

/**
 * Compiles the locale files while a site is built: a browser gets their parts, and no parser. `without`: areas that the site never shows, such as `office*`; a browser would have to know
 * where each file of them is.
 */
export const compiledTexts = ({ without = [] }: { without?: readonly string[] } = {}): Plugin[] => [
  {
    name: 'maru-compiled-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/locales\/\w+\/[\w-]+\.json$/ },
      handler: (json) => ({ code: JSON.stringify(compileTexts(JSON.parse(json))), map: null }),
    },
  },
  {
    name: 'maru-areas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/src\/browser\.ts$/ },
      handler: (code) => {
        if (!code.includes(everyArea)) throw new Error('the areas of a site are found in another way now')
        const globs = [everyArea, ...without.map((area) => `'!../locales/*/${area}.json'`)]
        return { code: code.replace(everyArea, `[${globs.join(', ')}]`), map: null }
      },
    },
  },
]
