import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../root.ts'
import { projectFiles } from './files.ts'
import { type Literal, literalsOf, mayBecome } from './literals.ts'
import type { Step } from './step.ts'
import { type TextsByLanguage, wordingProblems } from './wording.ts'

export interface Locales {
  texts: TextsByLanguage
  /** Literals of the code that may name a key. */
  literals: readonly Literal[]
}

const LANGUAGES = ['ko', 'en', 'vn']
/** Names, the same in every language. */
const BRANDS = /^(maru|naru)$/i
/** Their keys are the wire's codes: the contract's types and tests hold them. */
const CODE_AREAS = ['cash-reasons', 'result-codes', 'sign-up-reasons', 'staff-codes']

export const textsStep: Step = {
  name: 'texts',
  run: async () => ({
    problems: [
      ...checkAll(siteTexts(), /^(apps\/(?!studio)|packages\/).*\.tsx?$/),
      ...checkAll(await studioTexts(), /^apps\/studio\/(?!locales).*\.tsx?$/),
      ...hardWritten(),
    ],
  }),
}

function siteTexts(): TextsByLanguage {
  const texts: TextsByLanguage = {}
  for (const file of globSync('packages/i18n/locales/*/*.json', { cwd: ROOT })) {
    const [language = '', name = ''] = file.split('/').slice(-2)
    texts[language] ??= {}
    texts[language][basename(name, '.json')] = flat(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
  }
  return texts
}

async function studioTexts(): Promise<TextsByLanguage> {
  const texts: TextsByLanguage = {}
  for (const language of LANGUAGES) {
    const file = pathToFileURL(join(ROOT, `apps/studio/locales/${language}.ts`))
    texts[language] = { studio: (await import(file.href))[language] }
  }
  return texts
}

function checkAll(texts: TextsByLanguage, code: RegExp): string[] {
  const literals = projectFiles(code)
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => literalsOf(file, readFileSync(join(ROOT, file), 'utf8')))
  return [...checkTexts({ texts, literals }), ...wordingProblems(texts)]
}

/** What a language lacks, what is empty, and what nobody shows. */
export function checkTexts({ texts, literals }: Locales): string[] {
  const korean = texts.ko ?? {}
  const problems: string[] = []
  for (const language of LANGUAGES) {
    const areas = texts[language] ?? {}
    for (const area of new Set([...Object.keys(korean), ...Object.keys(areas)])) {
      for (const key of missingFrom(areas[area], korean[area])) problems.push(`${language}/${area}.json lacks "${key}"`)
      for (const key of missingFrom(korean[area], areas[area]))
        problems.push(`${language}/${area}.json has "${key}", which ko has not`)
      for (const [key, text] of Object.entries(areas[area] ?? {}))
        if (!text.trim()) problems.push(`${language}/${area}.json: "${key}" is empty`)
    }
  }
  const plain = new Set(literals.map((literal) => literal.text))
  const templates = [...plain].filter((text) => text.includes('\0'))
  for (const [area, keys] of Object.entries(korean)) {
    if (CODE_AREAS.includes(area)) continue
    for (const key of Object.keys(keys)) {
      const isUsed = plain.has(key) || templates.some((template) => mayBecome(template, key))
      if (!isUsed) problems.push(`${area}: nothing shows "${key}"`)
    }
  }
  return problems
}

/** Words between tags are words that a person reads. */
function hardWritten(): string[] {
  return projectFiles(/^(apps|packages)\/.*\.tsx$/)
    .filter((file) => !file.includes('.test.') && !/\/(dev|gallery)\//.test(file))
    .flatMap((file) =>
      literalsOf(file, readFileSync(join(ROOT, file), 'utf8'))
        .filter(
          ({ text, isJsx }) =>
            /\p{Script=Hangul}/u.test(text) || (isJsx && /\p{L}{3,}/u.test(text) && !BRANDS.test(text)),
        )
        .map(
          ({ text, line }) => `${file}:${line} writes "${text.slice(0, 40)}" itself: texts live in the locale files`,
        ),
    )
}

const missingFrom = (some: Record<string, string> = {}, all: Record<string, string> = {}): string[] =>
  Object.keys(all).filter((key) => !(key in some))

function flat(tree: Record<string, unknown>, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flat(value as Record<string, unknown>, `${prefix}${key}.`)),
    ),
  )
}
