import { gzipSync } from 'node:zlib'

export type BuiltFile = {
  fileName: string
  code: string
  isEntry: boolean
  /** The module that others load by this file. */
  source: string | undefined
  modules: readonly string[]
  imports: string[]
}
export type Weight = { name: string; bytes: number }

/** JavaScript of the first page, gzip: entry, the main page of one layout, the texts that every page needs. 600 of it are the paths and titles of the partner pages. */
export const firstPageBytes = 130_600
/** JavaScript that any other page or dialog brings along, gzip. */
export const lazyBytes = 30_200

/** Files that a file needs at once, itself included. */
export const needed = (files: readonly BuiltFile[], start: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const follow = (fileName: string): void => {
    if (found.has(fileName)) return
    found.add(fileName)
    for (const next of files.find((file) => file.fileName === fileName)?.imports ?? []) follow(next)
  }
  for (const fileName of start) follow(fileName)
  return found
}

export const fileOf = (files: readonly BuiltFile[], source: string): string => {
  const found = files.find((file) => file.modules.some((module) => module.endsWith(source)))
  if (!found) throw new Error(`the build has no file of ${source}`)
  return found.fileName
}

/** Where the first page of a language begins. */
export const firstSources = (language: string, layout: string): string[] => [
  `src/pages/main/main/${layout}.tsx`,
  `locales/${language}/common.json`,
  `locales/${language}/main.json`,
]

export const firstPage = (files: readonly BuiltFile[], language: string, layout: string): Set<string> => {
  const entry = files.filter((file) => file.isEntry).map((file) => file.fileName)
  return needed(files, [...entry, ...firstSources(language, layout).map((source) => fileOf(files, source))])
}

const sum = (files: readonly BuiltFile[], names: Iterable<string>): number =>
  [...names].reduce((bytes, name) => bytes + gzipSync(files.find((f) => f.fileName === name)?.code ?? '').length, 0)

export const weigh = (files: readonly BuiltFile[]): { first: Weight[]; lazy: Weight[] } => {
  const first = ['ko', 'en', 'vn'].flatMap((language) =>
    ['desktop', 'mobile'].map((layout) => ({
      name: `main page, ${language}, ${layout}`,
      bytes: sum(files, firstPage(files, language, layout)),
    })),
  )
  const there = firstPage(files, 'ko', 'desktop')
  const lazy = files
    .filter((file) => /src\/(pages|features)\/.*\.tsx$/.test(file.source ?? '') && !there.has(file.fileName))
    .map((file) => ({
      name: (file.source ?? '').replace(/^.*src\//, ''),
      bytes: sum(
        files,
        [...needed(files, [file.fileName])].filter((name) => !there.has(name)),
      ),
    }))
  return { first, lazy: lazy.toSorted((a, b) => b.bytes - a.bytes) }
}
