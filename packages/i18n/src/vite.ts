import type { Plugin } from 'vite'
import { compileTexts } from './compile-texts.ts'

/** Compiles the locale files while a site is built: a browser gets their parts, and no parser. */
export const compiledTexts = (): Plugin => ({
  name: 'maru-compiled-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/locales\/\w+\/[\w-]+\.json$/ },
    handler: (json) => ({ code: JSON.stringify(compileTexts(JSON.parse(json))), map: null }),
  },
})
