import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@maru/contract'
import { htmlLang, languages } from '@maru/contract/language'
import { compiledTexts } from '@maru/i18n/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import type { Shell } from '../src/prerender.tsx'
import { headOf, manifestOf, themesOf } from './brand.ts'
import { type BuiltFile, fileOf, firstPage, firstPageBytes, lazyBytes, needed, weigh } from './weight.ts'

/**
 * Writes the documents of the site, for each language and theme: `index` with the guest's main page in it, `app` with bars and the shape of a page, for
 * every other page and for members, `bare` with the logo alone, for pages without bars; and its manifests. The server puts the site's name into them, so that none of them is for a browser as it stands. Says what is above the budgets of `weight.ts`; its test fails for it.
 */
export const documents = (): Plugin => {
  let files: BuiltFile[] = []
  let folder = ''
  let root = ''
  let isWritten = true
  return {
    name: 'maru-documents',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (config) => {
      root = config.root
      isWritten = config.build.write
      folder = resolve(config.root, config.build.outDir)
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: resolve(root, 'src/early.ts'), name: 'early' })
    },
    generateBundle(_options, bundle) {
      files = builtFiles(Object.values(bundle))
      const { first, lazy } = weigh(files)
      const heavy = [...first.filter((w) => w.bytes > firstPageBytes), ...lazy.filter((w) => w.bytes > lazyBytes)]
      if (heavy.length > 0) this.warn(`too heavy: ${heavy.map((w) => `${w.name} ${w.bytes} bytes`).join(', ')}`)
    },
    async writeBundle() {
      if (files.length === 0 || !isWritten) return
      const plain = withStyle(readFileSync(join(folder, 'index.html'), 'utf8'), folder)
      rmSync(join(folder, 'index.html'))
      const documents = join(folder, 'documents')
      mkdirSync(documents, { recursive: true })
      const app = plain.replace('<!--preloads-->', '')
      const mainPage = (language: Language, html: string): string =>
        plain
          .replaceAll(entryScripts, (_, href: string) => appLink(href))
          .replace('<!--preloads-->', `${earlyScript(files)}\n    ${preloads(files, language)}`)
          .replace('<!--shell-->', () => html)
      const write = (name: string, text: string): void => writeFileSync(join(documents, name), text)
      await withRender(root, async ({ renderShell, bareAddresses }) => {
        write('bare-pages.json', JSON.stringify([...new Set(bareAddresses())]))
        for (const language of languages) {
          const shell = await renderShell(language)
          for (const theme of themesOf(plain)) {
            const named = (page: string, isMain: boolean): string =>
              page
                .replace(
                  '<html lang="ko" data-theme="maru"',
                  `<html lang="${htmlLang[language]}" data-theme="${theme.name}"`,
                )
                .replace('<!--brand-->', () => headOf(theme, language, shell.description, isMain))
            write(`index.${language}.${theme.name}.html`, named(mainPage(language, shell.html), true))
            write(
              `app.${language}.${theme.name}.html`,
              named(
                app.replace('<!--shell-->', () => shell.waiting),
                false,
              ),
            )
            write(
              `bare.${language}.${theme.name}.html`,
              named(
                app.replace('<!--shell-->', () => shell.bare),
                false,
              ),
            )
            write(`manifest.${language}.${theme.name}.json`, manifestOf(theme, language, shell.description))
          }
        }
      })
    },
  }
}

export const builtFiles = (outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): BuiltFile[] =>
  outputs.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            fileName: file.fileName,
            code: file.code,
            isEntry: file.isEntry,
            source: file.facadeModuleId ?? undefined,
            modules: file.moduleIds,
            imports: file.imports,
          },
        ]
      : [],
  )

const entryScripts = /<script type="module"[^>]* src="([^"]+)"><\/script>/g
/** The app's own scripts come beside the document and are begun by `early.ts`. */
const appLink = (href: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" data-app href="${href}" />`

/** Listens for presses from the first moment on. */
const earlyScript = (files: readonly BuiltFile[]): string =>
  `<script type="module" async src="/${fileOf(files, 'src/early.ts')}"></script>`

/** What the first page needs beside the entry, known to the browser from the first line on. */
const preloads = (files: readonly BuiltFile[], language: string): string => {
  const entry = needed(
    files,
    files.filter((file) => file.isEntry).map((file) => file.fileName),
  )
  const [desktop, mobile] = (['desktop', 'mobile'] as const).map((layout) => firstPage(files, language, layout))
  const link = (name: string, media?: string): string =>
    `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}"${media ? ` media="${media}"` : ''} />`
  const both = [...(desktop ?? [])].filter((name) => mobile?.has(name) && !entry.has(name))
  const one = [...(desktop ?? [])].filter((name) => !mobile?.has(name))
  const other = [...(mobile ?? [])].filter((name) => !desktop?.has(name))
  return [
    ...both.map((name) => link(name)),
    ...one.map((name) => link(name, '(min-width: 601px)')),
    ...other.map((name) => link(name, '(max-width: 600px)')),
  ].join('\n    ')
}

/** The style sheet in the document itself: one round trip less before the first paint. */
const withStyle = (html: string, folder: string): string =>
  html.replace(/<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g, (_, file: string) => {
    return `<style>${readFileSync(join(folder, file), 'utf8')}</style>`
  })

type Render = { renderShell: (language: Language) => Promise<Shell>; bareAddresses: () => string[] }

/** Builds the site for Node, gives its rendering to `act`, and removes it again. */
const withRender = async (root: string, act: (built: Render) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-prerender-'))
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [compiledTexts(), react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir: folder, target: 'node24', emptyOutDir: true, minify: false },
    })
    await act(await import(pathToFileURL(join(folder, 'prerender.js')).href))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
