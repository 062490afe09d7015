import { toast } from '@maru/ui/toast.ts'
import type { ReactNode } from 'react'

type Extra = {
  id?: string
  note?: ReactNode
  action?: { label: string; onClick: () => void }
}
type Kind = Exclude<keyof typeof toast, 'dismiss'>

let isWanted = false
let announceReady: () => void = () => {}
const ready = new Promise<void>((resolve) => {
  announceReady = resolve
})
const listeners = new Set<() => void>()

/** The toaster comes with the first toast, so that no page carries it. */
const show = (kind: Kind, text: string, extra?: Extra): void => {
  isWanted = true
  for (const listener of listeners) listener()
  void ready.then(() => toast[kind](text, extra))
}

/** Says what has happened. An error stays until it is closed. */
export const notify = {
  ok: (text: string, extra?: Extra): void => show('ok', text, extra),
  note: (text: string, extra?: Extra): void => show('note', text, extra),
  error: (text: string, extra?: Extra): void => show('error', text, extra),
  /** Takes away the toast of that id, where one is shown or about to be. */
  dismiss: (id: string): void => {
    if (isWanted) void ready.then(() => toast.dismiss(id))
  },
}

export const toasterIsWanted = (): boolean => isWanted
export const onToasterWanted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const toasterIsReady = (): void => announceReady()
