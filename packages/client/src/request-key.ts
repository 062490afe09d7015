/** A key for a request that moves money: keep it while the member tries the same thing, make a new one for another. */
export const makeRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
