import { use, useSyncExternalStore } from 'react'
import type { Area, Key } from './area.ts'
import { currentLanguage, isLoaded, loadArea, onLanguage, textOf } from './browser.ts'
import type { Params } from './fill.ts'

export type Say<A extends Area> = (key: Key<A>, params?: Params) => string

/** The language of the page; renders again when it changes. */
export const useLanguage = () => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)

/** Texts of one area; suspends until the area is loaded. */
export const useText = <A extends Area>(area: A): Say<A> => {
  const language = useLanguage()
  if (!isLoaded(area)) use(loadArea(area, language))
  return (key, params) => textOf(area, key, params)
}

export type { Area, Key, Texts } from './area.ts'
export * from './browser.ts'
export type { Params } from './fill.ts'
