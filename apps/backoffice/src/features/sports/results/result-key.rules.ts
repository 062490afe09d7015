type Press = Pick<
  KeyboardEvent,
  'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'isComposing' | 'target'
>

/** W by its place on the keyboard, and nobody types or looks at a window. */
export const isResultKey = (press: Press): boolean => {
  if (press.code !== 'KeyW' || press.repeat || press.isComposing) return false
  if (press.shiftKey || press.ctrlKey || press.metaKey || press.altKey) return false
  const at = press.target instanceof Element ? press.target : null
  return !at?.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]')
}
