import { createContext, use, useSyncExternalStore } from 'react'

export type Layout = 'desktop' | 'mobile'
const mobileQuery = '(max-width: 600px)'

export const currentLayout = (): Layout =>
  typeof matchMedia !== 'undefined' && matchMedia(mobileQuery).matches ? 'mobile' : 'desktop'

/** Calls when a screen was turned far enough for the other layout, before anything is shown in it. Returns how to stop. */
export const onLayout = (listener: () => void): (() => void) => {
  const query = matchMedia(mobileQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Set only where a page is rendered without a window. */
export const FixedLayout = createContext<Layout | undefined>(undefined)

/** 600 or less is mobile. */
export const useLayout = (): Layout => {
  const fixed = use(FixedLayout)
  const measured = useSyncExternalStore(onLayout, currentLayout, () => 'desktop' as const)
  return fixed ?? measured
}
