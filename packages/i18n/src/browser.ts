import type { Language } from '@maru/contract'
import type { Area, Key } from './area.ts'
import { fill, type Params } from './fill.ts'

type Loaded = Record<string, string>
const loaded = new Map<string, Loaded>()
const pending = new Map<string, Promise<Loaded>>()
const listeners = new Set<() => void>()
let language: Language = 'ko'

const files = import.meta.glob<Loaded>('../locales/*/*.json', { import: 'default' })

export const currentLanguage = (): Language => language

/** Changes the language once the areas in use are there, so that no screen falls back to keys. */
export const setLanguage = async (next: Language): Promise<void> => {
  const areas = [...loaded.keys()]
    .filter((key) => key.startsWith(`${language}/`))
    .map((key) => key.split('/')[1] as Area)
  await Promise.all(areas.map((area) => loadArea(area, next)))
  language = next
  for (const listener of listeners) listener()
}

/** Loads an area once; rejects when its file cannot be fetched, and may then be called again. */
export const loadArea = (area: Area, of: Language = language): Promise<Loaded> => {
  const key = `${of}/${area}`
  const known = pending.get(key)
  if (known) return known
  const file = files[`../locales/${key}.json`]
  if (!file) return Promise.reject(new Error(`no such area: ${key}`))
  const promise = file().then(
    (texts) => {
      loaded.set(key, texts)
      return texts
    },
    (problem: unknown) => {
      pending.delete(key)
      throw problem
    },
  )
  pending.set(key, promise)
  return promise
}

export const isLoaded = (area: Area): boolean => loaded.has(`${language}/${area}`)

/** A text of a loaded area; the key itself while the area is not there. */
export const textOf = <A extends Area>(area: A, key: Key<A>, params?: Params): string =>
  fill(loaded.get(`${language}/${area}`)?.[key] ?? key, params)

export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
