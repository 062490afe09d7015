import { createContext, use } from 'react'
import type { Match } from './route.ts'

export const CurrentMatch = createContext<Match | undefined>(undefined)

/** The page that is shown. */
export const useMatch = (): Match | undefined => use(CurrentMatch)
export const useParam = (name: string): string => use(CurrentMatch)?.params[name] ?? ''
