const name = 'maru-device'

/** What the last login on this device was answered; empty where nothing is stored. Storage may be switched off. */
export const deviceKey = (): string => {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

export const rememberDevice = (key: string): void => {
  try {
    localStorage.setItem(name, key)
  } catch {
    // Without storage the device is a new one at every login.
  }
}
