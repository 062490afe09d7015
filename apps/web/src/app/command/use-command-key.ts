import { useEffect } from 'react'
import { currentDialog, openDialog } from '../../shared/dialogs/dialogs.ts'
import { commandKey, commandKeyIsOff } from './command-key.ts'

/** The code comes before the press where a pointer or the focus announces it. */
export const prepareCommand = (): void => {
  import('./command-bar.tsx').catch(() => undefined)
}

export const openCommand = (): void => openDialog({ kind: 'command' })

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

/** `/` opens the command bar, unless somebody types or another window is open, or it is switched off. */
export const useCommandKey = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event
      if (key !== commandKey || ctrlKey || metaKey || altKey || isComposing || isTyped(target) || currentDialog())
        return
      if (commandKeyIsOff()) return
      event.preventDefault()
      openCommand()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
