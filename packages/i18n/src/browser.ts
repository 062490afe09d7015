import type { Language } from '@maru/contract/language'
import type { Area, Key } from './area.ts'
import { addTexts, makeCatalogue, type Params, speak, textIn } from './catalogue.ts'
import type { CompiledTexts } from './compile-texts.ts'

const catalogue = makeCatalogue('ko')
const pending = new Map<string, Promise<void>>()
const areasInUse = new Set<Area>()

// Compiled by the build: `vite.ts`.
const files = import.meta.glob<CompiledTexts>('../locales/*/*.json', { import: 'default' })

const fetchTexts = async (area: Area, of: Language): Promise<CompiledTexts> => {
  const file = files[`../locales/${of}/${area}.json`]
  if (!file) throw new Error(`no such area: ${of}/${area}`)
  return file()
}

export const currentLanguage = (): Language => catalogue.locale as Language

/** Changes the language once the areas in use are there, so that no screen falls back to keys. */
export const setLanguage = async (next: Language): Promise<void> => {
  await Promise.all([...areasInUse].map((area) => loadArea(area, next)))
  speak(catalogue, next)
}

/** A text in the language asked for, whichever the page speaks. */
export const textInLanguage = async <A extends Area>(of: Language, area: A, key: Key<A>): Promise<string> => {
  const other = makeCatalogue(of)
  addTexts(other, of, area, await fetchTexts(area, of))
  return textIn(other, area, key)
}

/** How long a failed load is remembered, so that a screen does not ask in a circle. */
const failureMs = 3_000

/** Loads an area once; rejects when its file cannot be fetched, and may be called again a moment later. */
export const loadArea = (area: Area, of: Language = currentLanguage()): Promise<void> => {
  const key = `${of}/${area}`
  const known = pending.get(key)
  if (known) return known
  const promise: Promise<void> = fetchTexts(area, of).then((texts) => {
    addTexts(catalogue, of, area, texts)
    areasInUse.add(area)
    // React reads a promise that carries its outcome without waiting.
    Object.assign(promise, { status: 'fulfilled', value: undefined })
  })
  promise.catch(() => setTimeout(() => pending.delete(key), failureMs))
  pending.set(key, promise)
  return promise
}

/** A text of a loaded area; the key itself while the area is not there. */
export const textOf = <A extends Area>(area: A, key: Key<A>, params?: Params): string =>
  textIn(catalogue, area, key, params)

/** Calls when another language is spoken; the library also emits for every area that comes. */
export const onLanguage = (listener: () => void): (() => void) => {
  let spoken = catalogue.locale
  return catalogue.on('change', () => {
    if (catalogue.locale === spoken) return
    spoken = catalogue.locale
    listener()
  })
}
