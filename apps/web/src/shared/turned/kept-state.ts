import { type Dispatch, type SetStateAction, useState } from 'react'
import { keptAs, useKept } from './kept.ts'

/** State that stays where a screen is turned. `name`: one on a page. */
export const useKeptState = <T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] => {
  const [value, setValue] = useState<T>(() => keptAs<T>(name) ?? initial)
  useKept(name, () => value)
  return [value, setValue]
}
