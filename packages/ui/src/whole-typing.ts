import { type ChangeEvent, useRef } from 'react'
import { typed } from './amount.ts'

/** The decimal mark of the language that `format` writes in: whichever of the two does not group thousands. */
export const decimalMarkOf = (format: (value: number) => string): '.' | ',' =>
  format(1_234_567).includes('.') ? ',' : '.'

/** What a text says in whole units: `12.50` is 12, and never 1,250. */
export const wholeOf = (text: string, mark: '.' | ','): number => typed(text.split(mark, 1).join())

/**
 * Reads a field that takes whole units as it is typed. Its text is written anew at each key, so a decimal mark goes at once: the digits that follow it
 * belong to no whole unit, and are left out until something else is typed.
 */
export const useWholeTyping = (format: (value: number) => string) => {
  const isBeyond = useRef(false)
  return (event: ChangeEvent<HTMLInputElement>, value: number): number => {
    const mark = decimalMarkOf(format)
    const { data } = event.nativeEvent as InputEvent
    // Of a field that is filled at once there is none.
    isBeyond.current = data === mark || (isBeyond.current && /^\d$/.test(data ?? ''))
    return isBeyond.current ? value : wholeOf(event.target.value, mark)
  }
}
