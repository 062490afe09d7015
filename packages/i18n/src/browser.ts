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

/** How long a failed load is remembered, so that a screen does not ask in a circle. */
const failureMs = 3_000

/** Loads an area once; rejects when its file cannot be fetched, and may be called again a moment later. */
export const loadArea = (area: Area, of: Language = language): Promise<Loaded> => {
  const key = `${of}/${area}`
  const known = pending.get(key)
  if (known) return known
  const file = files[`../locales/${key}.json`]
  if (!file) return Promise.reject(new Error(`no such area: ${key}`))
  const promise: Promise<Loaded> = file().then((texts) => {
    loaded.set(key, texts)
    // React reads a promise that carries its outcome without waiting.
    return Object.assign(promise, { status: 'fulfilled', value: texts }).value
  })
  promise.catch(() => setTimeout(() => pending.delete(key), failureMs))
  pending.set(key, promise)
  return promise
}

/** A text of a loaded area; the key itself while the area is not there. */
export const textOf = <A extends Area>(area: A, key: Key<A>, params?: Params): string =>
  fill(loaded.get(`${language}/${area}`)?.[key] ?? key, params)

export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
