import { useRef } from 'react'
import { useHost } from '../host/host.ts'

/** What lies over a page or beside it, named by its address. Opening it is a step: Back closes it, and closing it is the same step back. */
export const useOpened = (name: string) => {
  const { search, changeSearch, stepTo } = useHost()
  const isStep = useRef(false)
  const opened = search[name]
  return {
    opened,
    open: (value: string): void => {
      if (opened) return changeSearch({ [name]: value })
      isStep.current = true
      stepTo({ [name]: value })
    },
    close: (): void => {
      if (isStep.current) history.back()
      else changeSearch({ [name]: undefined })
      isStep.current = false
    },
  }
}
