const ivBytes = 16

type Cipher = {
  encrypt: (iv: Uint8Array<ArrayBuffer>, plain: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  decrypt: (iv: Uint8Array<ArrayBuffer>, cipher: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}
export type Sealer = { seal: (content: unknown) => Promise<string>; open: (d: string) => Promise<unknown> }

/** The envelope of the member wire, AES-256-CBC (PKCS#7), for one key: base64 of 32 bytes. */
export const makeSealer = (wireKey: string, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Sealer => {
  const key = fromBase64(wireKey)
  // Plain http on anything but localhost has no WebCrypto.
  const cipher = subtle ? webCipher(subtle, key) : plainCipher(key)
  return {
    seal: async (content) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
      const sealed = await (await cipher).encrypt(iv, new TextEncoder().encode(JSON.stringify(content)))
      const all = new Uint8Array(ivBytes + sealed.length)
      all.set(iv)
      all.set(sealed, ivBytes)
      return toBase64(all)
    },
    open: async (d) => {
      const all = fromBase64(d)
      const plain = await (await cipher).decrypt(all.slice(0, ivBytes), all.slice(ivBytes))
      return JSON.parse(new TextDecoder().decode(plain))
    },
  }
}

const webCipher = async (subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<Cipher> => {
  const key = await subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt', 'decrypt'])
  return {
    encrypt: async (iv, plain) => new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, key, plain)),
    decrypt: async (iv, sealed) => new Uint8Array(await subtle.decrypt({ name: 'AES-CBC', iv }, key, sealed)),
  }
}

const plainCipher = async (key: Uint8Array<ArrayBuffer>): Promise<Cipher> => {
  const { cbc } = await import('@noble/ciphers/aes.js')
  return {
    encrypt: async (iv, plain) => new Uint8Array(cbc(key, iv).encrypt(plain)),
    decrypt: async (iv, sealed) => new Uint8Array(cbc(key, iv).decrypt(sealed)),
  }
}

const chunkBytes = 0x8000
const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkBytes)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkBytes))
  return btoa(text)
}
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0))
