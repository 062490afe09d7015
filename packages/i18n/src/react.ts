import { use, useSyncExternalStore } from 'react'
import type { Area, Key } from './area.ts'
import { currentLanguage, loadArea, onLanguage, textOf } from './browser.ts'
import type { Params } from './catalogue.ts'

export type Say<A extends Area> = (key: Key<A>, params?: Params) => string

/** The language of the page; renders again when it changes. */
export const useLanguage = () => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)

const says = new Map<string, (key: never, params?: Params) => string>()

/** Texts of one area; suspends until the area is loaded. The function stays the same while the language does. */
export const useText = <A extends Area>(area: A): Say<A> => {
  const language = useLanguage()
  use(loadArea(area, language))
  const name = `${language}/${area}`
  const known = says.get(name)
  if (known) return known as Say<A>
  const say: Say<A> = (key, params) => textOf(area, key, params)
  says.set(name, say)
  return say
}

export type { Area, Key, Texts } from './area.ts'
export * from './browser.ts'
export type { Params } from './catalogue.ts'
