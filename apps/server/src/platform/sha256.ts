import { hash } from 'node:crypto'

/** SHA-256 of a text, 32 bytes. By way of its digits: a digest asked for as bytes is memory of its own, which takes six times as long with its collection. */
export const sha256 = (text: string): Buffer => Buffer.from(hash('sha256', text, 'hex'), 'hex')
