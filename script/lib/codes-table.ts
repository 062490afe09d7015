import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resultCodes, signUpCodes, staffCodes } from '@maru/contract'

/** Of each code; a code that everything answers is told apart by its first ones. */
const MOST_SHOWN = 3
const SOURCES = ['apps/server/src/{modules,platform,hostile}/**/*.ts', 'packages/contract/src/*.ts']
/** These only name codes. */
const LISTS = /\/(result|staff)-code\.ts$/
const isTest = (path: string): boolean => /\.(test|suite)\.ts$/.test(path)
const isSource = (path: string): boolean =>
  !/\.(test|suite|fixture|model)\.ts$/.test(path) && !path.includes('/hostile/') && !LISTS.test(path)

type File = { path: string; text: string }
/** `arises`: files of the server. `tests`: their names. */
export type CodeRow = { code: string; arises: string[]; tests: string[] }
type Titled = { at: number; title: string }

/** Where each test begins, with its name; of a table of cases its first line. */
const testsIn = (text: string): Titled[] => {
  const plain = [...text.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(({ index, 2: title }) => ({
    at: index,
    title: title ?? '',
  }))
  const tables = [...text.matchAll(/\btest\.each\b/g)].flatMap(({ index }) => {
    const title = /\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/.exec(text.slice(index))?.[2]
    return title === undefined ? [] : [{ at: index, title }]
  })
  return [...plain, ...tables].toSorted((a, b) => a.at - b.at)
}

const quoted = (code: string): RegExp => new RegExp(`'${code}'`)
/** Tests also write `memId U101`, and codes in their names. A number alone may be anything. */
const mentioned = (code: string): RegExp =>
  new RegExp(/\D/.test(code) ? `(?<![\\w-])${code}(?![\\w-])` : `'${code}'`, 'g')

/** Those of a sign-up are written by their names. */
const named = (code: string): RegExp | undefined => {
  const name = Object.entries(signUpCodes).find(([, of]) => of === code)?.[0]
  return name === undefined ? undefined : new RegExp(`signUpCodes(\\.${name}\\b|\\[)`)
}

const testsOf = (code: string, { text }: File, tests: readonly Titled[]): string[] =>
  [...text.matchAll(mentioned(code))].flatMap(({ index }) => tests.findLast(({ at }) => at <= index)?.title ?? [])

export const shortly = (found: readonly string[]): string =>
  found.length === 0
    ? '–'
    : found.slice(0, MOST_SHOWN).join('<br>') +
      (found.length > MOST_SHOWN ? `<br>and ${found.length - MOST_SHOWN} more` : '')

export const escaped = (title: string): string => title.replaceAll('|', '\\|')

/** Every code, where in the server it arises and which tests name it. */
export const codesTable = (root: string): { text: string; rows: CodeRow[] } => {
  const files = globSync(SOURCES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path): File => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const sources = files.filter(({ path }) => isSource(path))
  const tests = files.filter(({ path }) => isTest(path)).map((file) => ({ file, titles: testsIn(file.text) }))
  const rows = [...resultCodes, ...staffCodes]
    .filter((code) => code !== '0')
    .map(
      (code): CodeRow => ({
        code,
        arises: sources
          .filter(({ text }) => quoted(code).test(text) || named(code)?.test(text))
          .map(({ path }) => path.replace(/^apps\/server\/src\/(modules\/)?/, '')),
        tests: tests.flatMap(({ file, titles }) => [...new Set(testsOf(code, file, titles))]),
      }),
    )
  const lines = rows.map(
    ({ code, arises, tests: those }) => `| \`${code}\` | ${shortly(arises)} | ${shortly(those.map(escaped))} |`,
  )
  return {
    text: `# Codes: where each arises, and the tests that name it

Made by \`./script/codes\` from the sources and tests of the server; the texts of codes are in the locale areas \`result-codes\` and \`staff-codes\`. A dash: none.

| code | arises in | tests |
| --- | --- | --- |
${lines.join('\n')}
`,
    rows,
  }
}
