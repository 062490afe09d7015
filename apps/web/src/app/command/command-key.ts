export const commandKey = '/'

/** Who types by voice, or hits keys by accident, switches the key off (WCAG 2.1.4), in the command bar. */
export const commandKeyPlace = 'maru.command-key'
export const commandKeyNow: { isOff?: boolean } = {}
export const commandKeyIsOff = (): boolean => {
  try {
    commandKeyNow.isOff ??= localStorage.getItem(commandKeyPlace) === 'off'
  } catch {
    // Storage may be switched off.
  }
  return commandKeyNow.isOff === true
}
