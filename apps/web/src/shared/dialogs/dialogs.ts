import type { Data } from '@maru/client'
import type { BetRow } from '@maru/contract'
import { useSyncExternalStore } from 'react'

type PopupOut = Data<'/api/etc/popupList'>['list'][number]

/** How much goes to a game that is played from a purse at its vendor, in ledger units. */
export type PurseChoice = number | 'all'
export type PurseGame = { vendorKey: string; vendorName: string; name: string }

/** What may float over a page; one at a time. */
export type Dialog =
  | { kind: 'login'; after?: () => void }
  | { kind: 'signup' }
  | { kind: 'signup-complete'; callBy: number; memPhone: string; callFrom: string; isLogin?: boolean }
  | { kind: 'slot-picker'; vendorKey: string; vendorName: string }
  | { kind: 'messages' }
  | { kind: 'notice'; idx: number }
  | { kind: 'popup'; popups: PopupOut[] }
  | { kind: 'terms' }
  | { kind: 'bet'; row: BetRow }
  | { kind: 'convert'; from: 'header' | 'cash' | 'partner'; amount?: number; done?: () => void }
  | { kind: 'merge' }
  | { kind: 'purse'; game: PurseGame; open: (choice: PurseChoice) => void; leave?: () => void }
  | { kind: 'command' }

let current: Dialog | undefined
const listeners = new Set<() => void>()
const read = () => current

export const openDialog = (dialog: Dialog): void => {
  current = dialog
  for (const listener of listeners) listener()
}
export const closeDialog = (): void => {
  current = undefined
  for (const listener of listeners) listener()
}
const onDialog = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const currentDialog = read
export const useDialog = (): Dialog | undefined => useSyncExternalStore(onDialog, read, read)
