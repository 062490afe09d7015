const name = 'maru.draw-sound'

/** Off until the member turns it on; remembered. */
export const soundIsOn = (): boolean => {
  try {
    return localStorage.getItem(name) === 'on'
  } catch {
    return false
  }
}

/** Returns what holds now. */
export const turnSound = (isOn: boolean): boolean => {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off')
  } catch {
    // Storage may be switched off: it holds for this page then.
  }
  return isOn
}
