import { sha256 } from '@noble/hashes/sha2.js'

/** SHA-256 of a text in UTF-8. */
export const digestOf = (text: string): Uint8Array => sha256(new TextEncoder().encode(text))
